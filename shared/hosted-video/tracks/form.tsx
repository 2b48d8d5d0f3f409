import {
	Button,
	FormFileUpload,
	Notice,
	SelectControl,
	TextControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own forms are laid out with, from 6.8 to 7.1.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { LanguageControl } from './language-control';
import { getOwnName } from './languages';
import { toTrackFile } from './srt';
import { TRACK_KINDS, type Track, type TrackKind } from '../types';
import type { NewTrack } from './use-tracks';
import {
	getDuplicateError,
	getRequestError,
	getKindNames,
} from './track-labels';

/** Whether a file is a text track; browsers do not know the MIME types. */
const isTrackFile = ( { name, type }: File ): boolean =>
	type === 'text/vtt' || /\.(?:vtt|srt)$/i.test( name );

type Props = {
	tracks: readonly Track[];
	/** The track to change; none for a new one. */
	old?: Track;
	save: ( track: NewTrack, old?: Track ) => Promise< void >;
	/** Back to the list: with the track that was saved, or without. */
	onClose: ( saved?: Pick< Track, 'kind' | 'srcLang' > ) => void;
};

const getFileText = ( file: File | undefined, isOld: boolean ): string => {
	if ( file ) {
		return file.name;
	}
	return isOld
		? __(
				'The current file is kept unless you choose another one.',
				'mainstreet-blocks'
			)
		: __( 'A .vtt or .srt file is required.', 'mainstreet-blocks' );
};

const getNoFile = (): string =>
	__(
		'Please choose a file that ends in .vtt or .srt.',
		'mainstreet-blocks'
	);

const getNoSubtitles = (): string =>
	__(
		'This .srt file contains no subtitles. Please choose another file.',
		'mainstreet-blocks'
	);

/** Compares language tags case-insensitively. */
const isSame = (
	track: Track,
	{ kind, srcLang }: Pick< Track, 'kind' | 'srcLang' >
): boolean =>
	track.kind === kind &&
	track.srcLang.toLowerCase() === srcLang.toLowerCase();

/** Input and errors of the form. Errors do not clear the input. */
function useForm( { tracks, old, save, onClose }: Props ) {
	const [ file, setFile ] = useState< File >();
	const [ kind, setKind ] = useState< TrackKind >( old?.kind ?? 'subtitles' );
	const [ label, setLabel ] = useState( old?.label ?? '' );
	const [ srcLang, setSrcLang ] = useState( old?.srcLang ?? '' );
	const [ error, setError ] = useState( '' );
	const [ isSaving, setSaving ] = useState( false );
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isSaving ) {
			return;
		}
		const tag = srcLang.trim() || 'en';
		const track = {
			kind,
			label: label.trim() || getOwnName( tag ),
			srcLang: tag,
		};
		if ( file ? ! isTrackFile( file ) : ! old ) {
			setError( getNoFile() );
			return;
		}
		if (
			tracks.some( ( each ) => each !== old && isSame( each, track ) )
		) {
			setError( getDuplicateError() );
			return;
		}
		setError( '' );
		setSaving( true );
		try {
			const sent = file && ( await toTrackFile( file ) );
			if ( sent === null ) {
				setError( getNoSubtitles() );
				setSaving( false );
				return;
			}
			await save( { ...track, file: sent }, old );
			onClose( track );
		} catch ( reason ) {
			setError( getRequestError( reason ) );
			setSaving( false );
		}
	};
	const fields = { file, kind, label, srcLang };
	const change = { setFile, setKind, setLabel, setSrcLang };
	return { error, isSaving, submit, ...fields, ...change };
}

/** The form for a new or existing track. */
export function TrackForm( props: Props ) {
	const form = useForm( props );
	const names = getKindNames();
	const ref = useRef< HTMLFormElement >( null );
	const fileName = useId();
	useEffect( () => {
		// The button that opened the form was unmounted.
		ref.current?.querySelector( 'button' )?.focus();
	}, [] );
	return (
		<form ref={ ref } onSubmit={ form.submit } style={ { padding: 8 } }>
			<VStack spacing={ 4 }>
				{ form.error && (
					<Notice status="error" isDismissible={ false }>
						{ form.error }
					</Notice>
				) }
				<div>
					<FormFileUpload
						__next40pxDefaultSize
						accept=".vtt,.srt,text/vtt"
						aria-describedby={ fileName }
						onChange={ ( { currentTarget } ) => {
							form.setFile( currentTarget.files?.[ 0 ] );
							// The same file can be chosen again.
							currentTarget.value = '';
						} }
					>
						{ props.old
							? __( 'Replace the file', 'mainstreet-blocks' )
							: __( 'Choose a file', 'mainstreet-blocks' ) }
					</FormFileUpload>
					<p
						id={ fileName }
						style={ {
							margin: '8px 0 0',
							overflowWrap: 'anywhere',
						} }
					>
						{ getFileText( form.file, Boolean( props.old ) ) }
					</p>
				</div>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Kind', 'mainstreet-blocks' ) }
					value={ form.kind }
					options={ TRACK_KINDS.map( ( value ) => ( {
						value,
						label: names[ value ],
					} ) ) }
					onChange={ form.setKind }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Label', 'mainstreet-blocks' ) }
					placeholder={ getOwnName( form.srcLang || 'en' ) }
					help={ __( 'Title of the track.', 'mainstreet-blocks' ) }
					maxLength={ 100 }
					value={ form.label }
					onChange={ form.setLabel }
				/>
				<LanguageControl
					value={ form.srcLang }
					onChange={ form.setSrcLang }
				/>
				<div style={ { display: 'flex', gap: 8 } }>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ form.isSaving }
						disabled={ form.isSaving }
						accessibleWhenDisabled
					>
						{ __( 'Save', 'mainstreet-blocks' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => props.onClose() }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
				</div>
			</VStack>
		</form>
	);
}
