import { ExternalLink } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { InfoPanel } from '@shared/inspector';
import { useSubscriberCount } from '@shared/subscriber-count';
import { useMarketingOptIn } from './marketing-opt-in';

/** Returns a text about visitors who agree, for forms with an email and a consent field. */
function describe( isSignup: boolean, isOn: boolean ): string {
	if ( ! isOn ) {
		return __(
			'This form only collects responses, because this site’s newsletter is turned off.',
			'mainstreet-blocks'
		);
	}
	return isSignup
		? __(
				'People who agree in this form receive an email with a confirmation link. Once they confirm, they are subscribed to this site’s newsletter, and the consent text is stored.',
				'mainstreet-blocks'
			)
		: __(
				'This form does not subscribe anyone to this site’s newsletter, because it asks for more than name, email and consent. To make it a sign-up form, use a “Subscribe” button.',
				'mainstreet-blocks'
			);
}

/** Number of subscribers, with a link to the list. */
function Subscribers( { url }: { url: string } ) {
	const count = useSubscriberCount();
	return (
		<p>
			{ typeof count === 'number' &&
				sprintf(
					/* translators: %s: number of subscribers. */
					_n(
						'%s person is currently subscribed.',
						'%s people are currently subscribed.',
						count,
						'mainstreet-blocks'
					),
					count.toLocaleString()
				) }{ ' ' }
			{ url && (
				<ExternalLink href={ url }>
					{ __( 'View subscribers', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
		</p>
	);
}

/** Sidebar panel about sign-ups of this form for the site's own newsletter. */
export function SignupPanel( { clientId }: { clientId: string } ) {
	const verdict = useMarketingOptIn( clientId );
	const { signups, subscribers } = getEditorState().forms;
	// Nothing to say about a form with another kind of consent, while the newsletter is off.
	if ( verdict === 'no' || ( verdict === 'more' && ! signups ) ) {
		return null;
	}
	const isSignup = verdict === 'yes';
	return (
		<InfoPanel title={ __( 'Newsletter sign-up', 'mainstreet-blocks' ) }>
			<p>{ describe( isSignup, signups ) }</p>
			{ isSignup && signups && <Subscribers url={ subscribers } /> }
		</InfoPanel>
	);
}
