import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import { readPicked, useNotices, useUploads } from '@shared/uploads';
import { KINDS, type EditProps } from './types';

/** Takes an attachment of the library or an upload: asks what it is known by, and falls back to core's video without an answer. */
export function useVideo( {
	clientId,
	file,
	onPlain,
	setAttributes,
}: EditProps ) {
	const notices = useNotices();
	const [ isAsking, setAsking ] = useState( false );
	const [ previews, setPreviews ] = useState< string[] >( [] );
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
	const { canUpload, isUploading, preview } = useUploads( {
		lock: `mainstreet-video-${ clientId }`,
		allowedTypes: KINDS,
		addresses: previews,
		messages: {
			lost: __(
				'The video had not been uploaded when the editor was closed. Please add it again.',
				'mainstreet-blocks'
			),
			failed: __(
				'The video could not be uploaded. Please try again.',
				'mainstreet-blocks'
			),
		},
		onSettle: ( blob, media ) => {
			setPreviews( ( now ) => now.filter( ( each ) => each !== blob ) );
			if ( media ) {
				void take( media );
			}
		},
		onError: notices.add,
	} );
	const pick = ( picked: unknown ) => {
		notices.clear();
		const { files, media } = readPicked( picked );
		if ( files.length > 0 ) {
			setPreviews( preview( files.slice( 0, 1 ) ) );
		} else {
			void take( media[ 0 ] ?? picked );
		}
	};
	useEffect( () => {
		if ( file && canUpload && begun.current !== file ) {
			begun.current = file;
			setPreviews( preview( [ file ] ) );
		}
	}, [ file, canUpload, preview ] );
	return { isBusy: isAsking || isUploading, isUploading, notices, pick };
}
