import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { icon } from '../icon';
import type { Connection } from './use-connection';

type Props = Connection & { recheck: () => void };

/** Stands while the site has no key or no audience. */
export function SetUp( { error, isBusy, recheck, settingsUrl }: Props ) {
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
				'Connect Mailchimp and choose an audience to collect email subscribers.',
				'mainstreet-blocks'
			) }
		>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ settingsUrl }
				target="_blank"
				rel="noopener noreferrer"
			>
				{ __( 'Set up Mailchimp form', 'mainstreet-blocks' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ recheck }
				disabled={ isBusy }
				accessibleWhenDisabled
			>
				{ __( 'Re-check Connection', 'mainstreet-blocks' ) }
			</Button>
			{ isBusy && <Spinner /> }
		</Placeholder>
	);
}
