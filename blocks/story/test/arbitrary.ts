import fc from 'fast-check';
import { MEDIA_TYPES, type Attributes, type MediaFile } from '../types';

const text = fc.oneof(
	fc.string(),
	fc.constantFrom(
		'',
		'"quoted" & <tagged>',
		'-- comment --> end',
		'\u00e9\u4e2d\ud83d\ude00',
		"it's"
	)
);

const file: fc.Arbitrary< MediaFile > = fc.record(
	{
		alt: text,
		title: text,
		id: fc.oneof(
			fc.integer( { min: 1, max: 1e9 } ),
			fc.integer( { min: 1, max: 1e9 } ).map( String ),
			fc.constant( 'tempid-7' )
		),
		link: fc.constantFrom( 'https://example.org/?attachment_id=4' ),
		type: fc.constantFrom( ...MEDIA_TYPES ),
		mime: fc.constantFrom( 'image/jpeg', 'video/mp4', '' ),
		caption: text,
		width: fc.integer( { min: 1, max: 9000 } ),
		height: fc.integer( { min: 1, max: 9000 } ),
		url: fc.constantFrom(
			'https://example.org/a.jpg',
			'https://example.org/b.mp4?w=1&h=2',
			'blob:https://example.org/123'
		),
	},
	{ requiredKeys: [ 'alt', 'title', 'type', 'mime', 'caption', 'url' ] }
);

/** Attributes an editor can produce. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		mediaFiles: fc.array( file, { maxLength: 8 } ),
		settings: fc.record(
			{
				imageTime: fc.integer( { min: 1, max: 20 } ),
				playOnLoad: fc.boolean(),
				showProgressBar: fc.boolean(),
				other: fc.constant( { kept: 'yes' } ),
			},
			{ requiredKeys: [] }
		),
	},
	{ requiredKeys: [] }
);
