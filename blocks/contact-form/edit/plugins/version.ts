type Version = [ number, number, number ];

/** Minimum version of the CRM plugin. */
const MINIMUM: Version = [ 4, 9, 1 ];

/** Versions that create contacts automatically if their forms extension is enabled. */
const AUTOMATIC: [ Version, Version ] = [
	[ 3, 0, 19 ],
	[ 4, 0, 0 ],
];

/** Parses the first version number in a text, such as `v5` or `4.9-beta`. */
function parseVersion( text: unknown ): Version | null {
	const found = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec( String( text ?? '' ) );
	return (
		found && [
			Number( found[ 1 ] ),
			Number( found[ 2 ] ?? 0 ),
			Number( found[ 3 ] ?? 0 ),
		]
	);
}

const compare = ( a: Version, b: Version ): number =>
	a[ 0 ] - b[ 0 ] || a[ 1 ] - b[ 1 ] || a[ 2 ] - b[ 2 ];

/**
 * Returns what a version of the CRM plugin supports: from 3.0.19 to 4.0.0 contacts are created automatically if the extension is enabled;
 * versions below 4.9.1 need an update.
 *
 * @param text        Version as the plugin states it.
 * @param isExtension Whether the plugin's extension for forms is on.
 */
export function checkVersion(
	text: unknown,
	isExtension: boolean
): 'invalid' | 'automatic' | 'old' | 'fine' {
	const version = parseVersion( text );
	if ( ! version ) {
		return 'invalid';
	}
	if ( compare( version, MINIMUM ) >= 0 ) {
		return 'fine';
	}
	const [ from, to ] = AUTOMATIC;
	return isExtension &&
		compare( version, from ) >= 0 &&
		compare( version, to ) <= 0
		? 'automatic'
		: 'old';
}
