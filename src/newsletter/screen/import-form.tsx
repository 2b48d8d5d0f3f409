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
import type { Progress } from './types';
import { useImport } from './use-import';
import { usePreview } from './use-preview';

type Props = { onDone: ( progress: Progress ) => void };

/** Takes in a file of subscribers. */
export function ImportForm( { onDone }: Props ) {
	const [ file, setFile ] = useState< File | null >( null );
	const [ consent, setConsent ] = useState( false );
	const [ statement, setStatement ] = useState( '' );
	const [ encoding, setEncoding ] = useState( '' );
	const { progress, isBusy, error, run } = useImport( onDone );
	const seen = usePreview( file, encoding );
	// Nothing is imported that was not shown as it will be stored.
	const ready = seen.isBusy || seen.error ? null : seen.preview;

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( file && consent && ready && ! isBusy ) {
			run( file, statement.trim(), ready.encoding );
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
					'A CSV file with a line of headings, as newsletter services write it. It needs a column “email”; “name”, “subscription date” and “status” are understood too. Where there is a status, only those who agreed by it are subscribed. A file exported here is taken in whole.',
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
				/>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				rows={ 2 }
				label={ __(
					'What these people agreed to, and where (optional)',
					'mainstreet-blocks'
				) }
				help={ __(
					'Kept with each address as a record.',
					'mainstreet-blocks'
				) }
				value={ statement }
				onChange={ setStatement }
				maxLength={ 2000 }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'I confirm that all these people agreed to get e-mails from this site',
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
