/** What every document of the product links first: fonts, tokens and the ground rules. */
import '../../fonts/fonts.css';
import './tokens.css';
import './ground.css';
import './shell.css';
