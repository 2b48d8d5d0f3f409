import {
	Button,
	CheckboxControl,
	Spinner,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ImportPreview } from './import-preview';
import type { Columns, Progress } from './types';
import { useImport } from './use-import';
import { usePreview } from './use-preview';

/** No columns are assigned. A constant, because a new object would cause a new preview. */
const NONE: Columns = {};

type Props = { onDone: ( progress: Progress ) => void };

/** Form that imports a file of subscribers. */
export function ImportForm( { onDone }: Props ) {
	const [ file, setFile ] = useState< File | null >( null );
	const [ consent, setConsent ] = useState( false );
	const [ statement, setStatement ] = useState( '' );
	const [ encoding, setEncoding ] = useState( '' );
	const [ columns, setColumns ] = useState( NONE );
	const { progress, isBusy, error, run } = useImport( onDone );
	const seen = usePreview( file, encoding, columns );
	// Only what the preview has shown can be imported.
	const ready = seen.isBusy || seen.error ? null : seen.preview;

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( file && consent && ready && ! isBusy ) {
			run(
				{ file, encoding: ready.encoding, columns },
				statement.trim()
			);
		}
	};

	return (
		<form
			className="mainstreet-newsletter__form"
			aria-label={ __( 'Import subscribers', 'mainstreet-blocks' ) }
			onSubmit={ submit }
		>
			<p>
				{ __(
					'A CSV file with a header row, as exported by newsletter services. An “email” column is required. “name”, “subscription date” and “status” columns are also recognized. If there is a status, only people whose status shows that they agreed are subscribed. Files exported from here are imported completely.',
					'mainstreet-blocks'
				) }
			</p>
			<label htmlFor="mainstreet-import-file">
				{ __( 'File', 'mainstreet-blocks' ) }
			</label>
			<input
				id="mainstreet-import-file"
				type="file"
				accept=".csv,.json,text/csv,text/plain,application/json"
				onChange={ ( { currentTarget } ) => {
					setFile( currentTarget.files?.[ 0 ] ?? null );
					setEncoding( '' );
					setColumns( NONE );
				} }
			/>
			<p role="alert" className="mainstreet-screen__error">
				{ seen.error }
			</p>
			{ seen.isBusy && ! seen.preview && <Spinner /> }
			{ seen.preview && (
				<ImportPreview
					preview={ seen.preview }
					isBusy={ seen.isBusy }
					encoding={ encoding || seen.preview.encoding }
					onChangeEncoding={ setEncoding }
					columns={ columns }
					onChangeColumns={ setColumns }
				/>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				rows={ 2 }
				label={ __(
					'Consent text and source (optional)',
					'mainstreet-blocks'
				) }
				help={ __(
					'Stored with each address as proof of consent.',
					'mainstreet-blocks'
				) }
				value={ statement }
				onChange={ setStatement }
				maxLength={ 2000 }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'I confirm that all these people agreed to receive emails from this site',
					'mainstreet-blocks'
				) }
				checked={ consent }
				onChange={ setConsent }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				accessibleWhenDisabled
				disabled={ ! ready || ! consent || isBusy }
				isBusy={ isBusy }
			>
				{ __( 'Import', 'mainstreet-blocks' ) }
			</Button>
			<p role="alert" className="mainstreet-screen__error">
				{ error }
			</p>
			{ progress && (
				<p>
					<progress
						aria-label={ __( 'Import', 'mainstreet-blocks' ) }
						max={ Math.max( 1, progress.total ) }
						value={ progress.done }
					/>{ ' ' }
					{ sprintf(
						/* translators: 1: number of lines done, 2: number of all lines. */
						__( '%1$s of %2$s', 'mainstreet-blocks' ),
						progress.done.toLocaleString(),
						progress.total.toLocaleString()
					) }
				</p>
			) }
		</form>
	);
}
