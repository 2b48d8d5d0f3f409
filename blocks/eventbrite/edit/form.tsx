import { __ } from '@wordpress/i18n';
import { EmbedForm, useConvertToLink } from '@shared/embed-editor';
import { icon } from '../icon';

type Props = {
	clientId: string;
	embed: {
		text: string;
		setText: ( text: string ) => void;
		submit: ( typed: string ) => unknown;
		hasFailed: boolean;
		cancel?: () => void;
	};
};

/** Asks for the event. */
export function EventbriteForm( { clientId, embed }: Props ) {
	const convertToLink = useConvertToLink( clientId );
	return (
		<EmbedForm
			icon={ icon }
			label={ __( 'Eventbrite Tickets', 'mainstreet-blocks' ) }
			instructions={ __(
				'Paste the URL of your Eventbrite event page.',
				'mainstreet-blocks'
			) }
			fieldLabel={ __( 'Eventbrite URL', 'mainstreet-blocks' ) }
			example="https://www.eventbrite.com/e/your-event-tickets-123456789"
			value={ embed.text }
			onChange={ embed.setText }
			onSubmit={ embed.submit }
			error={
				embed.hasFailed
					? __(
							'Sorry, this content could not be embedded.',
							'mainstreet-blocks'
						)
					: undefined
			}
			onConvertToLink={ () => convertToLink( embed.text ) }
			onCancel={ embed.cancel }
			help={ {
				url: 'https://www.eventbrite.com/help/en-us/articles/701239/',
				text: __( 'Learn more about embeds', 'mainstreet-blocks' ),
			} }
		/>
	);
}
