import fc from 'fast-check';

/** What an editor can produce, and a bit more. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		url: fc.oneof(
			fc
				.webPath()
				.map( ( path ) => `https://www.eventbrite.com/e${ path }-1` ),
			fc.string()
		),
		eventId: fc.integer( { min: 1, max: 1e15 } ),
		style: fc.constantFrom( 'inline', 'modal' ),
		align: fc.constantFrom( 'left', 'wide', 'full' ),
		className: fc.constantFrom( 'a b' ),
	},
	{ requiredKeys: [ 'eventId' ] }
);

/** Without its button a modal block is taken for the first version, which had none. */
export const innerBlocks = [
	[ 'jetpack/button', { element: 'a', text: 'Register' } ],
];
