import { Button, ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Key } from './types';

type Props = { keys: Key[]; settings: string };

/** What each key is for, whether it is there, and where to get one. */
export const KeysTab = ( { keys, settings }: Props ) => (
	<>
		<p>
			{ __(
				'Most blocks work without a key. The services below need your own key, from an account that you create with the service. The key stays on this site. Maps do not need one, because OpenStreetMap works without a key.',
				'mainstreet-blocks'
			) }
		</p>
		<ul className="mainstreet-start__keys">
			{ keys.map( ( { id, label, text, url, link, isSet } ) => (
				<li key={ id }>
					<div>
						<h2>
							{ label }
							{ isSet && (
								<span className="mainstreet-start__badge">
									{ __( 'Connected', 'mainstreet-blocks' ) }
								</span>
							) }
						</h2>
						<p>{ text }</p>
						{ url && ! isSet && (
							<ExternalLink href={ url }>{ link }</ExternalLink>
						) }
					</div>
					<Button
						variant="secondary"
						href={ `${ settings }#/connections/${ id }` }
						aria-label={
							isSet
								? sprintf(
										/* translators: %s: name of a service. */
										__( 'Change %s', 'mainstreet-blocks' ),
										label
									)
								: sprintf(
										/* translators: %s: name of a service. */
										__( 'Connect %s', 'mainstreet-blocks' ),
										label
									)
						}
					>
						{ isSet
							? __( 'Change', 'mainstreet-blocks' )
							: __( 'Connect', 'mainstreet-blocks' ) }
					</Button>
				</li>
			) ) }
		</ul>
	</>
);
