import type { BlockAttribute } from '@wordpress/blocks';
import { isRecord, toText } from '@shared/guards';

type Schemas = Record< string, BlockAttribute >;

/** Core attributes that a hosted video stores in the comment, because its markup has no `<video>`. */
export const MOVED = [
	'autoplay',
	'controls',
	'loop',
	'muted',
	'poster',
	'preload',
] as const;

/** Attributes that core's block lacks. */
export const ADDED: Schemas = {
	guid: { type: 'string' },
	playsinline: { type: 'boolean' },
	seekbarColor: { type: 'string', default: '' },
	seekbarPlayedColor: { type: 'string', default: '' },
	seekbarLoadingColor: { type: 'string', default: '' },
	useAverageColor: { type: 'boolean', default: true },
	maxWidth: { type: 'string', default: '100%' },
	videoPressTracks: { type: 'array', default: [] },
	videoPressClassNames: { type: 'string' },
	isVideoPressExample: { type: 'boolean', default: false },
	// The file exists in the editor only, until it is uploaded.
	fileForImmediateUpload: { type: 'object', default: null, role: 'local' },
};

/** Whether the block that was serialized last is a hosted video. */
let isHosted = false;

/**
 * Switches between the two forms. Core serializes a block's markup and then its comment, and only the block type tells
 * which attributes belong in the comment: so the type is set for the block whose markup was serialized last.
 *
 * @param next Whether it has a guid.
 */
export const setSaving = ( next: boolean ): void => {
	isHosted = next;
};

/** Whether the type has the schema of hosted videos at the moment. */
export const isSavingHosted = (): boolean => isHosted;

/** Core's schema with a source for plain videos only. Copies of it keep core's source. */
const withMovingSource = ( schema: BlockAttribute ): BlockAttribute => {
	const source = toText( Reflect.get( schema, 'source' ) );
	return Object.defineProperty( { ...schema }, 'source', {
		enumerable: true,
		configurable: true,
		get: () => ( isHosted ? undefined : source ),
	} );
};

/**
 * Attributes of core's block and of this plugin.
 *
 * @param core Core's.
 */
export const extendAttributes = ( core: Schemas ): Schemas => ( {
	...core,
	...Object.fromEntries(
		MOVED.flatMap( ( name ) => {
			const schema = core[ name ];
			return isRecord( schema ) && Reflect.get( schema, 'source' )
				? [ [ name, withMovingSource( schema ) ] ]
				: [];
		} )
	),
	...ADDED,
} );
