import fc from 'fast-check';

const color = fc.constantFrom( '00A2FF', '123456', 'zzzzzz', 'red"><b>', '' );

/** What an editor can produce, and a bit more. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		backgroundColor: color,
		primaryColor: color,
		textColor: color,
		hideEventTypeDetails: fc.boolean(),
		style: fc.constantFrom( 'inline', 'link', 'other' ),
		url: fc.oneof(
			fc.webPath().map( ( path ) => `https://calendly.com${ path }` ),
			fc.string()
		),
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( 'a b' ),
	},
	{ requiredKeys: [] }
);
