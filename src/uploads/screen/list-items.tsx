import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

type Props = {
	/** Name of the file. */
	name: string;
	onForget: () => void;
};

/** An uploaded file. */
export function UploadedLine( { name }: { name: string } ) {
	return (
		<div className="mainstreet-uploads__uploaded">
			<strong>{ name }</strong>
			<span>{ __( 'Uploaded.', 'mainstreet-blocks' ) }</span>
		</div>
	);
}

/** An unfinished upload of an earlier visit; the user has to choose the file again. */
export function UnfinishedLine( { name, onForget }: Props ) {
	return (
		<div className="mainstreet-uploads__unfinished">
			<span>
				{ sprintf(
					/* translators: %s: name of a file. */
					__(
						'The upload of “%s” was not finished. Choose the file again to resume it.',
						'mainstreet-blocks'
					),
					name
				) }
			</span>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				aria-label={ sprintf(
					/* translators: %s: name of a file. */
					__( 'Discard “%s”', 'mainstreet-blocks' ),
					name
				) }
				onClick={ onForget }
			>
				{ __( 'Discard', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}
