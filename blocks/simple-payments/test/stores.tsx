import { render } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { isRecord, toRecord } from '@shared/guards';
import { normalize } from '../attributes';
import Edit from '../edit';
import type { Attributes } from '../types';

/** What the editor's stores say in these tests. */
type World = {
	/** Stored products and pictures by type; absent while they are on their way. */
	records: Record< string, unknown[] | undefined >;
	/** Attributes of the post as it is stored. */
	post: Record< string, unknown >;
	isSaving: boolean;
	/** Number of the post; null where none is edited. */
	postId: number | null;
	/** Records that are being saved, as core gives them. */
	saving: { kind: string; name: string }[];
	/** Other blocks, and this one, by client id. */
	blocks: Record<
		string,
		{ name: string; attributes: object; parents?: string[] }
	>;
	locks: string[];
};

export const AUTHOR = { 'wp:action-publish': [ {} ] };
export const LINK = 'https://example.org/?p=7';

export const WORLD: World = {
	records: { jp_pay_product: [], attachment: [] },
	post: { _links: AUTHOR, link: LINK, guid: LINK, content: '' },
	isSaving: false,
	postId: 7,
	saving: [],
	blocks: {},
	locks: [],
};

/** Stands in for the server: gets the record, gives what is stored. */
export const save = jest.fn();

type Action = { type: string; changes?: Partial< World > };

const reducer = ( state: World = WORLD, { type, changes }: Action ): World =>
	type === 'SET' ? { ...state, ...changes } : state;

const set = ( changes: Partial< World > ) => ( { type: 'SET', changes } );

// One state in each of the three stores: what they say belongs together.
const options = ( selectors: object, actions: object = {} ) => ( {
	reducer,
	selectors: { ...selectors, getWorld: ( world: World ) => world },
	actions: { set, ...actions },
} );

const blockOf = ( { blocks }: World, id: string ) => blocks[ id ];

register(
	createReduxStore(
		'core',
		options(
			{
				getEntityRecords: (
					world: World,
					_kind: string,
					type: string
				) => world.records[ type ] ?? null,
				hasResolutionFailed: () => false,
				__experimentalGetEntitiesBeingSaved: ( { saving }: World ) =>
					saving,
			},
			{
				saveEntityRecord:
					( _kind: string, _type: string, record: unknown ) =>
					async () =>
						save( record ),
			}
		)
	)
);
register(
	createReduxStore(
		'core/editor',
		options(
			{
				getCurrentPostId: ( { postId }: World ) => postId,
				getCurrentPostAttribute: ( { post }: World, name: string ) =>
					post[ name ],
				isSavingPost: ( { isSaving }: World ) => isSaving,
				isAutosavingPost: () => false,
				getLocks: ( { locks }: World ) => locks,
			},
			{
				lockPostSaving: ( lock: string ) => set( { locks: [ lock ] } ),
				unlockPostSaving: () => set( { locks: [] } ),
			}
		)
	)
);
register(
	createReduxStore(
		'core/block-editor',
		options( {
			getSettings: () => ( {} ),
			getBlockName: ( world: World, id: string ) =>
				blockOf( world, id )?.name,
			getBlockAttributes: ( world: World, id: string ) =>
				blockOf( world, id )?.attributes,
			getBlockParents: ( world: World, id: string ) =>
				blockOf( world, id )?.parents ?? [],
			getClientIdsWithDescendants: ( { blocks }: World ) =>
				Object.keys( blocks ),
		} )
	)
);

/**
 * Changes what the stores say.
 *
 * @param changes Members of the state.
 */
export function tell( changes: Partial< World > ): void {
	for ( const name of [ 'core', 'core/editor', 'core/block-editor' ] ) {
		const actions: unknown = dispatch( name );
		const change = isRecord( actions ) ? actions.set : undefined;
		if ( typeof change === 'function' ) {
			change( changes );
		}
	}
}

/** A product that can be sold. */
export const ROPE: Partial< Attributes > = {
	title: 'Ten metres of rope',
	content: 'Hemp',
	price: 12.5,
	priceText: '€12.50',
	currency: 'EUR',
	email: 'shop@example.org',
	postLinkText: 'Click here to purchase.',
	productId: 440,
};

/**
 * Draws the block; its attributes are kept, as in the editor.
 *
 * @param attributes Attributes.
 * @param isSelected Whether it is selected.
 * @return What has become of the attributes, and how to select it or leave it.
 */
export function draw(
	attributes: Partial< Attributes > = {},
	isSelected = true
) {
	let kept: Attributes = normalize( { ...attributes } );
	function Kept( { selected }: { selected: boolean } ) {
		const [ current, setCurrent ] = useState( kept );
		kept = current;
		return (
			<Edit
				{ ...{ className: '', context: {} } }
				attributes={ current }
				clientId="own"
				isSelected={ selected }
				setAttributes={ ( changes ) =>
					setCurrent( ( before ) => ( {
						...before,
						...( typeof changes === 'function'
							? changes( before )
							: changes ),
					} ) )
				}
			/>
		);
	}
	const { rerender, container } = render( <Kept selected={ isSelected } /> );
	return {
		container,
		select: ( selected: boolean ) =>
			rerender( <Kept selected={ selected } /> ),
		get: () => kept,
	};
}

/**
 * What was sent to be stored.
 *
 * @param at Which time, from 0.
 */
export const sent = ( at = 0 ) => toRecord( save.mock.calls[ at ]?.[ 0 ] );
