/** What every document links first: fonts, tokens and the base rules. */
import '../../fonts/fonts.css';
import './tokens.css';
import './ground.css';
import './shell.css';
