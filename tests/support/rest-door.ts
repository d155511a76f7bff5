/** A made-up contract behind the real REST door, on a server's own services. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyRouter } from '@trpc/server';
import express, { type NextFunction, type Request, type Response } from 'express';
import { restDoor } from '#server/app/http/rest.ts';
import { errorBodyOf, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';

export type MadeUpDoor = {
  send(
    method: string,
    path: string,
    options?: { json?: object; headers?: Record<string, string> },
  ): Promise<MadeUpAnswer>;
  close(): void;
};
export type MadeUpAnswer = { status: number; headers: Headers; text: string; body: Record<string, unknown> | null };

export async function openDoor(services: Services, router: AnyRouter): Promise<MadeUpDoor> {
  const app = express();
  app.set('query parser', 'simple');
  app.use('/api', express.json());
  app.use(restDoor(services, router));
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const body = errorBodyOf(error, undefined);
    if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    res.status(statusOf(body)).json(body);
  });
  const door = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return {
    async send(method, path, { json, headers = {} } = {}) {
      const response = await fetch(address + path, {
        method,
        headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
        ...(json && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : null };
    },
    close() {
      door.close();
    },
  };
}
