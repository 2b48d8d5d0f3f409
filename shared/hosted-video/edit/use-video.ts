import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { getEditorState } from '@shared/editor-state';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import { useSaveLock } from '@shared/post-editor';
import type { Uploaded } from '@shared/resumable';
import { splitPicked, useNotices } from '@shared/uploads';
import type { VideoAttributes } from '../types';
import { readOptions } from '../options';
import { findEmbeddable, type Embeddable } from './embed-offer';
import { findByUrl } from './from-url';
import { readVideoFile } from './read-video-file';
import type { EditProps } from './types';
import { useUpload } from './use-upload';

const getUnread = (): string =>
	__( 'Could not load the video.', 'mainstreet-blocks' );

const getNoFilm = (): string =>
	__(
		'This is not a video file. Please choose a video file.',
		'mainstreet-blocks'
	);

const getOneOnly = (): string =>
	__(
		'There is room for one video here. Please put the others into blocks of their own.',
		'mainstreet-blocks'
	);

/** Error message for a URL that is no video. */
const getRefusal = ( kind: 'missing' | 'none' ): string =>
	kind === 'missing'
		? __(
				'No video with this URL was found in the media library.',
				'mainstreet-blocks'
			)
		: __(
				'This is not a video URL. Please enter the URL of a video file or of a video on this site.',
				'mainstreet-blocks'
			);

/** Title of an uploaded file: its name. */
const getTitle = ( { name }: File ): string => name.replace( /\.[^.]*$/, '' );

/**
 * Handles an attachment, an upload or a URL: fetches its GUID, or converts to core's video block if that fails. The
 * post cannot be saved meanwhile.
 */
export function useVideo( {
	attributes,
	clientId,
	file,
	onMore,
	onPlain,
	setAttributes,
}: EditProps ) {
	const notices = useNotices();
	const [ isAsking, setAsking ] = useState( false );
	const [ begun, setBegun ] = useState< File >();
	const [ offer, setOffer ] = useState< Embeddable | null >( null );
	const turn = useRef( 0 );
	/** Whether this is still the video that was chosen last. */
	const ask = () => {
		const own = ++turn.current;
		setAsking( true );
		return () => own === turn.current;
	};
	const fail = ( error: unknown ) =>
		notices.add( getErrorMessage( error, getUnread() ) );
	const show = ( video: VideoAttributes ) =>
		setAttributes( {
			...video,
			// Clears the error of the previous video.
			...( video.guid !== attributes.guid && {
				poster: undefined,
				tracks: [],
			} ),
		} );
	const take = async ( given: unknown ) => {
		const media = toRecord( given );
		const id = isPositiveInteger( media.id ) ? media.id : undefined;
		const src = toText( media.url ) || toText( media.source_url );
		if ( ! id ) {
			return;
		}
		const isLatest = ask();
		try {
			const { guid, title, ...film } = await readVideoFile( id );
			if ( ! isLatest() ) {
				return;
			}
			if ( guid ) {
				show( {
					guid,
					id,
					src: film.src || src,
					title,
				} );
			} else {
				onPlain?.( { id, src } );
			}
		} catch ( error ) {
			if ( ! isLatest() ) {
				return;
			}
			fail( error );
			if ( src ) {
				onPlain?.( { id, src } );
			}
		}
		setAsking( false );
	};
	const takeUrl = async ( url: string ) => {
		notices.clear();
		const embeddable = findEmbeddable( url );
		setOffer( embeddable );
		if ( embeddable ) {
			return;
		}
		const isLatest = ask();
		try {
			const found = await findByUrl( url );
			if ( ! isLatest() ) {
				return;
			}
			if ( found.kind === 'attachment' ) {
				await take( found );
				return;
			}
			if ( found.kind === 'video' ) {
				const { guid, title } = found;
				show( {
					...readOptions( url ),
					guid,
					title,
					id: undefined,
					src: undefined,
				} );
			} else if ( found.kind === 'file' ) {
				onPlain?.( found );
			} else {
				notices.add( getRefusal( found.kind ) );
			}
		} catch ( error ) {
			if ( ! isLatest() ) {
				return;
			}
			fail( error );
		}
		setAsking( false );
	};
	const takeUpload = ( { id, guid, src }: Uploaded, uploaded: File ) => {
		if ( guid ) {
			// Ignores earlier choices.
			turn.current++;
			setAsking( false );
			show( { guid, id, src, title: getTitle( uploaded ) } );
		} else {
			void take( { id, url: src } );
		}
	};
	const { current, isUploading, send, stop, forget } =
		useUpload( takeUpload );
	const pick = ( picked: unknown ) => {
		notices.clear();
		setOffer( null );
		const { files, media } = splitPicked( picked );
		if ( files.length === 0 ) {
			// The last choice wins.
			stop();
			void take( media[ 0 ] ?? picked );
			return;
		}
		const films = files.filter( ( { type } ) =>
			type.startsWith( 'video/' )
		);
		const [ chosen, ...more ] = films;
		if ( films.length < files.length ) {
			notices.add( getNoFilm() );
		}
		if ( chosen ) {
			send( chosen );
		}
		if ( more.length > 0 && ! onMore?.( more ) ) {
			notices.add( getOneOnly() );
		}
	};
	const canUpload = getEditorState().uploads.nonce !== '';
	const isWaiting = file !== undefined && canUpload && begun !== file;
	useEffect( () => {
		if ( file && isWaiting ) {
			setBegun( file );
			send( file );
		}
	}, [ file, isWaiting, send ] );
	useSaveLock(
		`mainstreet-video-${ clientId }`,
		isAsking || isUploading || isWaiting
	);
	return { isAsking, current, forget, notices, offer, pick, takeUrl };
}
