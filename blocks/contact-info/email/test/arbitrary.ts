import fc from 'fast-check';
import type { Attributes } from '../types';

const word = fc.oneof(
	fc.emailAddress(),
	fc.constantFrom(
		'pier@example.org.',
		'(pier@example.org)',
		'@',
		'a@b@c.org',
		'<pier@example.org>',
		'"><script>@x.org',
		'...',
		'-->'
	),
	fc.string( { unit: 'grapheme', maxLength: 20 } )
);

export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		email: fc
			.array( fc.oneof( word, fc.constantFrom( ' ', '\n', '\t', ', ' ) ) )
			.map( ( words ) => words.join( '' ) ),
		useSite: fc.constant( true ),
	},
	{ requiredKeys: [ 'email' ] }
);
