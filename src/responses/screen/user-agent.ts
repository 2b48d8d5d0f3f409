import { __, sprintf } from '@wordpress/i18n';

/** Maximum length of a user agent that is read or shown. */
const MAX_LENGTH = 300;

/**
 * Browsers by token. The order matters: nearly all claim to be Chrome and Safari too, and on iOS
 * each browser is Safari with an additional token.
 */
const BROWSERS: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\bEdg(?:e|A|iOS)?\//, 'Edge' ],
	[ /\b(?:OPR|OPT|OPiOS|Opera(?: Mini| Mobi)?)\//, 'Opera' ],
	[ /\bSamsungBrowser\//, 'Samsung Internet' ],
	[ /\b(?:Firefox|FxiOS)\//, 'Firefox' ],
	[ /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome' ],
	[ /\bVersion\/[\d.]+ .*\bSafari\//, 'Safari' ],
];

/** Operating systems by token: Android claims to be Linux, iPhone and iPad to be “like Mac OS X”. */
const SYSTEMS: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\bWindows\b/, 'Windows' ],
	[ /\biPad\b/, 'iPad' ],
	[ /\b(?:iPhone|iPod)\b/, 'iPhone' ],
	[ /\bAndroid\b/, 'Android' ],
	[ /\bCrOS\b/, 'ChromeOS' ],
	[ /\bMac ?OS X\b|\bMacintosh\b/, 'macOS' ],
	[ /\bLinux\b|\bX11\b/, 'Linux' ],
];

/** Programs that use the tokens of browsers. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|https?:\/\//i;

const find = ( names: typeof BROWSERS, agent: string ): string | undefined =>
	names.find( ( [ token ] ) => token.test( agent ) )?.[ 1 ];

/**
 * Names browser and system, such as “Chrome on Linux”.
 *
 * @param userAgent Header `User-Agent` as the visitor's browser sent it.
 * @return The shortened header if browser or system is unknown.
 */
export function describeUserAgent( userAgent: string ): string {
	const agent = userAgent.slice( 0, MAX_LENGTH );
	const browser = find( BROWSERS, agent );
	const system = find( SYSTEMS, agent );
	if ( ! browser || ! system || ROBOT.test( agent ) ) {
		return userAgent.length > MAX_LENGTH ? `${ agent }…` : agent;
	}
	return sprintf(
		/* translators: 1: name of a browser, 2: name of an operating system or device. */
		__( '%1$s on %2$s', 'mainstreet-blocks' ),
		browser,
		system
	);
}
