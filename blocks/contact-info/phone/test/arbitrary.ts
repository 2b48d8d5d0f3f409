import fc from 'fast-check';
import type { Attributes } from '../types';

const stretch = fc.oneof(
	fc.constantFrom(
		'+31 20',
		'(0)',
		'/030',
		'12.34',
		' ext. 5',
		'Tel: ',
		' ',
		'\n',
		'٠١٢',
		'<b>',
		'&amp;',
		'-->'
	),
	fc.string( { unit: 'grapheme', maxLength: 12 } )
);

export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		phone: fc.array( stretch ).map( ( all ) => all.join( '' ) ),
		useSite: fc.constant( true ),
	},
	{ requiredKeys: [ 'phone' ] }
);
