import { Button, ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Key } from './types';

/** Groups keys with the same origin, such as those of test and live mode, so that purpose and origin are shown once. */
export function groupKeys( keys: Key[] ): Key[][] {
	const groups = new Map< string, Key[] >();
	for ( const key of keys ) {
		const place = key.link || key.id;
		groups.set( place, [ ...( groups.get( place ) ?? [] ), key ] );
	}
	return [ ...groups.values() ];
}

/** Returns the accessible name of a key's button, without the verb. */
const describeButton = ( { label, isSet }: Key ): string =>
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
			);

type GroupProps = { group: Key[]; settings: string };

/** Keys with the same origin. */
function KeyGroup( { group, settings }: GroupProps ) {
	const [ first ] = group;
	return (
		<li>
			{ group.map( ( key ) => (
				<div key={ key.id } className="mainstreet-start__key">
					<div>
						<h2>
							{ key.label }
							{ key.isSet && (
								<span className="mainstreet-start__badge">
									{ __( 'Connected', 'mainstreet-blocks' ) }
								</span>
							) }
						</h2>
						<p>{ key.text }</p>
					</div>
					<Button
						variant="secondary"
						href={ `${ settings }#/connections/${ key.id }` }
						aria-label={ describeButton( key ) }
					>
						{ key.isSet
							? __( 'Change', 'mainstreet-blocks' )
							: __( 'Connect', 'mainstreet-blocks' ) }
					</Button>
				</div>
			) ) }
			{ first?.url && group.some( ( { isSet } ) => ! isSet ) && (
				<ExternalLink href={ first.url }>{ first.link }</ExternalLink>
			) }
		</li>
	);
}

type Props = { keys: Key[]; settings: string };

/** Tab with the purpose, the state and the origin of each key. */
export const KeysTab = ( { keys, settings }: Props ) => (
	<>
		<p>
			{ __(
				'Most blocks work without a key. The services below need your own key, from an account that you create with the service. The key stays on this site.',
				'mainstreet-blocks'
			) }
		</p>
		<ul className="mainstreet-start__keys">
			{ groupKeys( keys ).map( ( group ) => (
				<KeyGroup
					key={ group[ 0 ]?.id }
					group={ group }
					settings={ settings }
				/>
			) ) }
		</ul>
	</>
);
