import { Button, Notice, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { icon } from '../icon';
import { useConnect } from './use-connect';

type Props = {
	/** Name of the host. */
	host: string;
	onLeave?: ( url: string ) => void;
};

const leave = ( url: string ) => window.location.assign( url );

/** Stands while the user has no connection to the site's host, where that needs one. */
export function Connect( { host, onLeave = leave }: Props ) {
	const { connect, error, isBusy } = useConnect( onLeave );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Mailchimp', 'mainstreet-blocks' ) }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
			instructions={ __(
				'You need to connect your account before you can set up a Mailchimp form.',
				'mainstreet-blocks'
			) }
		>
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ connect }
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
			>
				{ sprintf(
					/* translators: %s: name of the company that hosts the site. */
					__( 'Connect to %s', 'mainstreet-blocks' ),
					host
				) }
			</Button>
		</Placeholder>
	);
}
