import { __ } from '@wordpress/i18n';
import {
	applyFormat,
	registerFormatType,
	unregisterFormatType,
	type RichTextValue,
} from '@wordpress/rich-text';
import { threadStore } from '@store/thread';

/** Type of the format, and its class in the canvas. */
const NAME = 'mainstreet/thread-end';
export const END_CLASS = 'mainstreet-thread-end';

type Place = { richTextIdentifier: string; blockClientId: string };
type Select = ( store: typeof threadStore ) => {
	getMarks: ( clientId: string, attribute: string ) => string;
};

const getFormat = () => ( {
	type: NAME,
	attributes: {
		title: __( 'Thread post boundary', 'mainstreet-blocks' ),
	},
} );

/** Ranges of `start:end` with commas between. */
const readRanges = ( marks: unknown ): [ number, number ][] =>
	typeof marks === 'string' && marks !== ''
		? marks.split( ',' ).map( ( range ) => {
				const [ start = 0, end = 0 ] = range.split( ':' ).map( Number );
				return [ start, end ];
			} )
		: [];

/** Adds the format at the ends of posts. The text may have become shorter since they were calculated. */
const mark = ( value: RichTextValue, marks: unknown ): RichTextValue =>
	readRanges( marks )
		.filter( ( [ start ] ) => start < value.text.length )
		.reduce(
			( marked, [ start, end ] ) =>
				applyFormat(
					marked,
					getFormat(),
					start,
					Math.min( end, value.text.length )
				),
			value
		);

/** Shows the ends of posts in the text like core's annotations: formats of this type are displayed but never saved. */
const settings = {
	name: NAME,
	title: __( 'End of post', 'mainstreet-blocks' ),
	tagName: 'mark',
	className: END_CLASS,
	attributes: { title: 'title' },
	interactive: false,
	object: false,
	edit: () => null,
	__experimentalGetPropsForEditableTreePreparation: (
		select: Select,
		{ blockClientId, richTextIdentifier }: Place
	): string =>
		select( threadStore ).getMarks( blockClientId, richTextIdentifier ),
	__experimentalCreatePrepareEditableTree:
		( marks: unknown ) =>
		(
			formats: RichTextValue[ 'formats' ],
			text: string
		): RichTextValue[ 'formats' ] =>
			mark( { formats, text, replacements: [], start: 0, end: 0 }, marks )
				.formats,
};

export const showPartMarkers = (): void =>
	void registerFormatType( NAME, settings );

export const hidePartMarkers = (): void => void unregisterFormatType( NAME );
