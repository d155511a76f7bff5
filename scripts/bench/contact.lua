-- For wrk: every request a person and a message of their own. Arguments: a name for the round, and "many" for an address per request.
local round, addresses, counter

function init(args)
  round, addresses, counter = args[1], args[2], 0
end

function request()
  counter = counter + 1
  local address = "203.0.113.7"
  if addresses == "many" then
    address = "10." .. math.floor(counter / 65536) % 256 .. "." .. math.floor(counter / 256) % 256 .. "." .. counter % 256
  end
  local who = round .. "-" .. counter
  local body = '{"name":"Visitor ' .. who .. '","email":"visitor-' .. who .. '@example.com","phone":"403-555-0142",'
    .. '"message":"My lease ends in March and I am looking for home insurance for a house from 1974 in Calgary, with a new roof. '
    .. 'Could somebody call me in the evening? This is message ' .. who .. '.","insuranceType":"home"}'
  return wrk.format("POST", nil, { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = address }, body)
end
