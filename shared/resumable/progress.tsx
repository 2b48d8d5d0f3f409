import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Upload, UploadState } from './types';

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/**
 * Formats a file size in the language of the page.
 *
 * @param bytes Bytes.
 */
export function formatBytes( bytes: number ): string {
	const power = Math.min(
		UNITS.length - 1,
		Math.max( 0, Math.floor( Math.log10( Math.max( 1, bytes ) ) / 3 ) )
	);
	return new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'unit',
		unit: UNITS[ power ],
		maximumFractionDigits: 1,
	} ).format( bytes / 1000 ** power );
}

/** Uploaded and total size. */
type Amount = Pick< UploadState, 'sent' | 'size' >;

/** Percentage that was uploaded; 100 only if complete. */
export const getPercent = ( { sent, size }: Amount ): number =>
	size > 0 ? Math.floor( ( 100 * Math.min( sent, size ) ) / size ) : 0;

/** "43% (12 MB of 28 MB)". */
export const getAmount = ( state: Amount ): string =>
	sprintf(
		/* translators: 1: per cent, 2: bytes that are uploaded, such as 12 MB, 3: bytes of the file. */
		__( '%1$d%% (%2$s of %3$s)', 'mainstreet-blocks' ),
		getPercent( state ),
		formatBytes( Math.min( state.sent, state.size ) ),
		formatBytes( state.size )
	);

const getSentence = ( state: UploadState ): string => {
	switch ( state.status ) {
		case 'failed':
			return state.message;
		case 'waiting':
			return __(
				'Waiting for other files to upload.',
				'mainstreet-blocks'
			);
		case 'paused':
			return sprintf(
				/* translators: %s: how much is uploaded, such as "43% (12 MB of 28 MB)". */
				__( 'Paused: %s', 'mainstreet-blocks' ),
				getAmount( state )
			);
		case 'done':
			return __( 'Uploaded.', 'mainstreet-blocks' );
	}
	return getAmount( state );
};

/** Overrides the maximum width of core's bar (160 px). Inline, because canvas and admin screens share no style sheet. */
const WHOLE_WIDTH =
	'.mainstreet-upload-bar.mainstreet-upload-bar { width: 100%; max-width: none; }';

type Props = {
	/** Name of the file. */
	name: string;
	state: UploadState;
	upload: Upload;
	/** Called after the upload was ended. */
	onCancel: () => void;
};

/** Progress of an upload with Pause or Resume, Try again, Cancel. */
export function UploadProgress( { name, state, upload, onCancel }: Props ) {
	const { status } = state;
	const isPaused = status === 'paused';
	// One button for both, so that it keeps the focus.
	const action = {
		waiting: {
			label: __( 'Pause', 'mainstreet-blocks' ),
			do: upload.pause,
		},
		uploading: {
			label: __( 'Pause', 'mainstreet-blocks' ),
			do: upload.pause,
		},
		paused: {
			label: __( 'Resume', 'mainstreet-blocks' ),
			do: upload.resume,
		},
		failed: {
			label: __( 'Try again', 'mainstreet-blocks' ),
			do: upload.retry,
		},
		done: undefined,
	}[ status ];
	return (
		<div
			role="group"
			aria-label={ name }
			style={ {
				display: 'grid',
				gap: '8px',
				minWidth: 0,
				width: '100%',
			} }
		>
			<strong style={ { overflowWrap: 'anywhere' } }>{ name }</strong>
			<style>{ WHOLE_WIDTH }</style>
			<div dir="auto">
				<ProgressBar
					className="mainstreet-upload-bar"
					value={ getPercent( state ) }
					aria-label={ __( 'Upload', 'mainstreet-blocks' ) }
				/>
			</div>
			{ /* Announced only when the state changes, not on progress. */ }
			<div role={ status === 'failed' ? 'alert' : undefined }>
				{ getSentence( state ) }
			</div>
			{ action && (
				<div
					style={ { display: 'flex', flexWrap: 'wrap', gap: '8px' } }
				>
					<Button
						__next40pxDefaultSize
						variant={ isPaused ? 'primary' : 'secondary' }
						onClick={ action.do }
					>
						{ action.label }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => {
							upload.cancel();
							onCancel();
						} }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
				</div>
			) }
		</div>
	);
}
