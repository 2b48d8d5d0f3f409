/** An editor whose server is slow: every request waits until the test answers it. */
import { act, render } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
	useSelect,
} from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { isRecord, toRecord } from '@shared/guards';
import type { Listeners, Upload } from '@shared/resumable';
import type { MediaUpload } from '@shared/uploads/queue';
import { places } from './block-editor';

/** Why the server refuses what the test lets fail. */
export const REFUSAL = 'Too big.';

const GUID = 'Qa12bC3d';

/** A request that is under way. */
type Request = { answer: () => void; fail: () => void };

let requests: Request[] = [];
let locks = new Set< string >();
let count = 0;

const lock = ( name: string ) => ( { type: 'LOCK', name } );
const unlock = ( name: string ) => ( { type: 'UNLOCK', name } );

const editorStore = () =>
	createReduxStore( 'core/editor', {
		reducer: (
			state = 0,
			{ type, name = '' }: { type: string; name?: string }
		) => {
			if ( type === 'LOCK' ) {
				locks.add( name );
			} else if ( type === 'UNLOCK' ) {
				locks.delete( name );
			}
			return state + 1;
		},
		actions: { lockPostSaving: lock, unlockPostSaving: unlock },
		selectors: { getCurrentPostId: () => 7 },
	} );

const toMedia = ( id: number, { name, type }: File ) => ( {
	id,
	url: `https://example.org/${ name }`,
	type: type.split( '/' )[ 0 ],
	mime: type,
	alt: '',
} );

/** Core's upload: it locks by itself, until the block has been told (wp-includes/js/dist/editor.js). */
const makeMediaUpload =
	( tell: ( action: object ) => void ): MediaUpload =>
	( { filesList, onFileChange, onError } ) => {
		const name = `image-upload-${ ++count }`;
		tell( lock( name ) );
		onFileChange( filesList.map( () => ( { url: 'blob:core' } ) ) );
		requests.push( {
			answer: () => {
				onFileChange(
					filesList.map( ( file ) => toMedia( ++count, file ) )
				);
				tell( unlock( name ) );
			},
			fail: () => {
				tell( unlock( name ) );
				onError( REFUSAL );
			},
		} );
	};

/** Stands in for the upload in pieces. The second film's response says no guid, as another server's may. */
export function startUpload( file: File, on: Listeners ): Upload {
	const sent = { sent: 0, size: file.size, message: '' };
	on.state( { ...sent, status: 'uploading' } );
	requests.push( {
		answer: () => {
			const id = ++count;
			on.state( { ...sent, status: 'done' } );
			on.done( {
				id,
				guid: file.name === 'second.webm' ? '' : GUID,
				src: `https://example.org/${ file.name }`,
			} );
		},
		fail: () => on.state( { ...sent, status: 'failed', message: REFUSAL } ),
	} );
	const nothing = () => {};
	return {
		pause: nothing,
		resume: nothing,
		retry: nothing,
		cancel: nothing,
	};
}

/** Stands in for requests to the REST API. */
export const fetchSlowly = ( {
	path = '',
	method,
}: Record< string, string > ) =>
	new Promise( ( resolve, reject ) => {
		const tracks = {
			subtitles: { en: { src: 'https://example.org/a.vtt', label: 'A' } },
		};
		const film = {
			original: 'https://example.org/a.webm',
			tracks: {},
		};
		const media = {
			source_url: 'https://example.org/first.webm',
			jetpack_videopress: { guid: GUID },
			title: { raw: 'Quay' },
		};
		let response: unknown = media;
		if ( path.endsWith( '/tracks' ) ) {
			response = tracks;
		} else if ( path.includes( '/mainstreet/v1/videos/' ) ) {
			response = method === 'POST' ? tracks : film;
		}
		requests.push( {
			answer: () => resolve( response ),
			fail: () => reject( { message: REFUSAL } ),
		} );
	} );

/** What a scene draws with. */
export type Props = {
	attributes: Record< string, unknown >;
	setAttributes: ( changes: Record< string, unknown > ) => void;
	clientId: string;
	isSelected: boolean;
	name: string;
};

export type Scene = {
	block: string;
	/** Files that upload, and are tried by this. */
	covers: string[];
	attributes?: Record< string, unknown >;
	draw: ( props: Props ) => ReactNode;
	/** Hands files to it; to the first place for some where left out. */
	hand?: ( world: World ) => Promise< void > | void;
	files: File[];
	/** Whether what was uploaded is in the block. */
	isReady: ( attributes: Record< string, unknown > ) => boolean;
	/** Whether the block is drawn with files that it has to upload. */
	isUnderWay?: boolean;
	/** Whether the lock may last until the request ends, also when the block is removed. */
	outlivesBlock?: boolean;
};

const ID = 'block';

/** Draws a scene in an editor of its own. */
export function open( scene: Scene ) {
	requests = [];
	locks = new Set();
	places.length = 0;
	const registry = createRegistry();
	registry.register( blockEditorStore );
	registry.register( noticesStore );
	registry.register( editorStore() );
	const { dispatch, select } = registry;
	const tell = ( action: object ) => {
		const { type, name } = toRecord( action );
		const { lockPostSaving, unlockPostSaving } = dispatch(
			'core/editor'
		) as unknown as Record< string, ( name: unknown ) => void >;
		( type === 'LOCK' ? lockPostSaving : unlockPostSaving )?.( name );
	};
	// Its types know not all of core's settings.
	const settings: object = { mediaUpload: makeMediaUpload( tell ) };
	dispatch( blockEditorStore ).updateSettings( settings );
	dispatch( blockEditorStore ).resetBlocks( [
		{
			clientId: ID,
			name: scene.block,
			isValid: true,
			attributes: scene.attributes ?? {},
			innerBlocks: [],
		},
	] );
	const getAttributes = (): Record< string, unknown > | null => {
		const attributes: unknown =
			select( blockEditorStore ).getBlockAttributes( ID );
		return isRecord( attributes ) ? attributes : null;
	};
	function Host() {
		const attributes = useSelect( getAttributes, [] );
		return attributes
			? scene.draw( {
					attributes,
					setAttributes: ( changes ) =>
						void dispatch( blockEditorStore ).updateBlockAttributes(
							ID,
							changes
						),
					clientId: ID,
					isSelected: true,
					name: scene.block,
				} )
			: null;
	}
	const { container } = render(
		<RegistryProvider value={ registry }>
			<Host />
		</RegistryProvider>
	);
	const settle = ( change: () => void ) =>
		act( async () => {
			change();
			for ( let turn = 0; turn < 20; turn++ ) {
				await Promise.resolve();
			}
		} );
	return {
		registry,
		settle,
		getAttributes,
		isLocked: () => locks.size > 0,
		/** Hands files to the place that was drawn last. */
		hand: ( files: File[] ) =>
			settle( () => places.at( -1 )?.take( files ) ),
		/** Answers the oldest request, or lets it fail; tells whether there was one. */
		answer: async ( way: keyof Request = 'answer' ) => {
			const request = requests.shift();
			await settle( () => request?.[ way ]() );
			return request !== undefined;
		},
		remove: () =>
			settle( () => dispatch( blockEditorStore ).resetBlocks( [] ) ),
		/** All that is said, in the block and elsewhere. */
		getText: () =>
			[
				container.ownerDocument.body.textContent,
				...select( noticesStore )
					.getNotices()
					.map( ( { content } ) => content ),
			].join( '\n' ),
	};
}

export type World = ReturnType< typeof open >;
