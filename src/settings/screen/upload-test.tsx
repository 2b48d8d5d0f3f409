import { Card, CardBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionRow } from './action-row';
import { measureUpload } from './api';

/** Sizes of the test uploads in bytes, largest first (docs/server-contract.md D.4). */
export const SIZES = [ 10_485_760, 4_194_304, 1_048_576, 524_288 ] as const;

const describe = ( bytes: number ): string =>
	bytes < 1_048_576
		? sprintf(
				/* translators: %s: number of kilobytes. */
				__( '%s KB', 'mainstreet-blocks' ),
				( bytes / 1024 ).toLocaleString()
			)
		: sprintf(
				/* translators: %s: number of megabytes. */
				__( '%s MB', 'mainstreet-blocks' ),
				( bytes / 1_048_576 ).toLocaleString()
			);

/** Tests how much data the web server accepts in a request, which PHP's limits do not tell. */
export function UploadTest() {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	const run = async () => {
		setIsBusy( true );
		for ( const bytes of SIZES ) {
			setMessage(
				sprintf(
					/* translators: %s: size, such as "10 MB". */
					__( 'Uploading %s…', 'mainstreet-blocks' ),
					describe( bytes )
				)
			);
			if ( ( await measureUpload( bytes ) ) === bytes ) {
				setIsBusy( false );
				setMessage(
					sprintf(
						/* translators: %s: size, such as "10 MB". */
						__( '%s uploaded.', 'mainstreet-blocks' ),
						describe( bytes )
					)
				);
				return;
			}
		}
		setIsBusy( false );
		setMessage(
			__(
				'All test uploads failed, even the smallest. Ask your host about the web server’s upload limit.',
				'mainstreet-blocks'
			)
		);
	};

	return (
		<>
			<h2>{ __( 'Upload size', 'mainstreet-blocks' ) }</h2>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<p>
						{ __(
							'Uploads a 10 MB test file to this site, and smaller ones until one succeeds. Visitors are then shown the correct limit when they upload files.',
							'mainstreet-blocks'
						) }
					</p>
					<ActionRow
						label={ __( 'Test uploads', 'mainstreet-blocks' ) }
						variant="secondary"
						isBusy={ isBusy }
						onClick={ run }
						message={ message }
					/>
				</CardBody>
			</Card>
		</>
	);
}
