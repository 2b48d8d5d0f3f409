import { Button, Card, CardBody } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { exportSettings, importSettings } from './api';

/** Downloads a text as a file. */
function download( text: string ): void {
	const url = URL.createObjectURL(
		new Blob( [ text ], { type: 'application/json' } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = 'mainstreet-settings.json';
	link.click();
	URL.revokeObjectURL( url );
}

async function readFile( file: File ): Promise< unknown > {
	try {
		return JSON.parse( await file.text() );
	} catch {
		return null;
	}
}

const describe = (
	taken: number,
	skipped: string[],
	reasons: string[]
): string => {
	const done = sprintf(
		/* translators: %s: number of settings. */
		_n(
			'%s setting imported. Reload the page to see it.',
			'%s settings imported. Reload the page to see them.',
			taken,
			'mainstreet-blocks'
		),
		taken.toLocaleString()
	);
	return skipped.length
		? `${ done } ${ sprintf(
				/* translators: %s: names of settings. */
				__(
					'Skipped because of invalid values: %s',
					'mainstreet-blocks'
				),
				skipped.join( ', ' )
			) }. ${ reasons.join( ' ' ) }`
		: done;
};

/** Export and import of the settings, without keys. */
export function Transfer() {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const input = useRef< HTMLInputElement >( null );

	const run = async ( work: () => Promise< string | Error > ) => {
		setIsBusy( true );
		setMessage( '' );
		setError( '' );
		const outcome = await work();
		setIsBusy( false );
		if ( outcome instanceof Error ) {
			setError( outcome.message );
		} else {
			setMessage( outcome );
		}
	};
	const save = () =>
		run( async () => {
			const result = await exportSettings();
			if ( ! result.ok ) {
				return new Error( result.message );
			}
			download( result.value );
			return __( 'File created.', 'mainstreet-blocks' );
		} );
	const take = ( file: File ) =>
		run( async () => {
			const result = await importSettings( await readFile( file ) );
			if ( input.current ) {
				input.current.value = '';
			}
			return result.ok
				? describe(
						result.value.taken,
						result.value.skipped,
						result.value.reasons
					)
				: new Error( result.message );
		} );

	return (
		<>
			<h2>{ __( 'Export and import settings', 'mainstreet-blocks' ) }</h2>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<p>
						{ __(
							'The file contains the settings on this screen, but not API keys, subscribers or form responses.',
							'mainstreet-blocks'
						) }
					</p>
					<div className="mainstreet-settings__submit">
						<Button
							__next40pxDefaultSize
							variant="secondary"
							accessibleWhenDisabled
							disabled={ isBusy }
							onClick={ save }
						>
							{ __( 'Export settings', 'mainstreet-blocks' ) }
						</Button>
					</div>
					<div className="mainstreet-settings__import">
						<label htmlFor="mainstreet-import-settings">
							{ __( 'Import settings', 'mainstreet-blocks' ) }
						</label>
						<input
							ref={ input }
							id="mainstreet-import-settings"
							type="file"
							accept=".json,application/json"
							disabled={ isBusy }
							onChange={ ( { currentTarget } ) => {
								const file = currentTarget.files?.[ 0 ];
								if ( file ) {
									take( file );
								}
							} }
						/>
					</div>
					<p role="status" className="mainstreet-settings__outcome">
						{ message }
					</p>
					<p role="alert" className="mainstreet-settings__error">
						{ error }
					</p>
				</CardBody>
			</Card>
		</>
	);
}
