import { Button, Notice, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useConnect } from './use-connect';

type Props = {
	/** Icon and title of the block. */
	icon: ReactElement;
	label: string;
	/** Why a connection is needed. */
	instructions: string;
	/** Name of the host. */
	host: string;
	onLeave?: ( url: string ) => void;
};

const leave = ( url: string ) => window.location.assign( url );

/**
 * Placeholder while the user is not connected to the host's account, for blocks that need it (specification part 1,
 * section 6).
 */
export function ConnectPlaceholder( {
	icon,
	label,
	instructions,
	host,
	onLeave = leave,
}: Props ) {
	const { connect, error, isBusy } = useConnect( onLeave );
	return (
		<Placeholder
			icon={ icon }
			label={ label }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
			instructions={ instructions }
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
