import { Button, Notice, Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useConnect } from './use-connect';

type Props = {
	/** Icon and name of the block that can't be set up yet. */
	icon: ReactElement;
	label: string;
	/** Why it takes a connection. */
	instructions: string;
	/** Name of the host. */
	host: string;
	onLeave?: ( url: string ) => void;
};

const leave = ( url: string ) => window.location.assign( url );

/** Stands while the user has no connection to the site's host, where a block needs one (part 1, section 6). */
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
