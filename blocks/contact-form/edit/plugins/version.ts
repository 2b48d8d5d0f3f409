type Version = [ number, number, number ];

/** The oldest version of the CRM plugin the panel works with. */
const MINIMUM: Version = [ 4, 9, 1 ];

/** Versions that store contacts by themselves, once their extension for forms is on. */
const AUTOMATIC: [ Version, Version ] = [
	[ 3, 0, 19 ],
	[ 4, 0, 0 ],
];

/** Reads the first number of a text as a version, as loosely as it was written: `v5`, `4.9-beta`. */
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
 * What the version of the CRM plugin allows: from 3.0.19 to 4.0.0 with the extension on,
 * contacts are stored automatically; versions below 4.9.1 ask for an update.
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
