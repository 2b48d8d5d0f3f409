import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { getEditorState } from '@shared/editor-state';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import { readPicked, useNotices } from '@shared/uploads';
import type { EditProps } from './types';
import { useUpload } from './use-upload';

/** Takes an attachment of the library or an upload: asks what it is known by, and falls back to core's video without an answer. */
export function useVideo( {
	clientId,
	file,
	onPlain,
	setAttributes,
}: EditProps ) {
	const notices = useNotices();
	const [ isAsking, setAsking ] = useState( false );
	const begun = useRef< File >();
	const take = async ( given: unknown ) => {
		const media = toRecord( given );
		const id = isPositiveInteger( media.id ) ? media.id : undefined;
		const src = toText( media.url ) || toText( media.source_url );
		if ( ! id ) {
			return;
		}
		setAsking( true );
		try {
			const { jetpack_videopress: field, title } = toRecord(
				await apiFetch( { path: `/wp/v2/media/${ id }?context=edit` } )
			);
			const guid = toText( toRecord( field ).guid );
			if ( guid ) {
				setAttributes( {
					guid,
					id,
					src,
					title: toText( toRecord( title ).raw ),
				} );
			} else {
				onPlain?.( { id, src } );
			}
		} catch ( error ) {
			notices.add(
				getErrorMessage(
					error,
					__( 'The video could not be read.', 'mainstreet-blocks' )
				)
			);
			onPlain?.( { id, src } );
		}
		setAsking( false );
	};
	const { current, send, forget } = useUpload(
		`mainstreet-video-${ clientId }`,
		( { id, src } ) => void take( { id, url: src } )
	);
	const begin = ( [ chosen ]: readonly File[] ): void => {
		if ( chosen?.type.startsWith( 'video/' ) ) {
			send( chosen );
		} else {
			notices.add(
				__(
					'This file is no video. Please choose a video file.',
					'mainstreet-blocks'
				)
			);
		}
	};
	const pick = ( picked: unknown ) => {
		notices.clear();
		const { files, media } = readPicked( picked );
		if ( files.length > 0 ) {
			begin( files );
		} else {
			void take( media[ 0 ] ?? picked );
		}
	};
	const canUpload = getEditorState().uploads.nonce !== '';
	useEffect( () => {
		if ( file && canUpload && begun.current !== file ) {
			begun.current = file;
			send( file );
		}
	} );
	return { isAsking, current, forget, notices, pick };
}
