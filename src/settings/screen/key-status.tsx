import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyState, Service, Source } from './keys-state';

/**
 * Returns a text about the source of a key.
 *
 * @param constant Name of the constant or environment variable.
 */
export function describeSource( source: Source, constant: string ): string {
	switch ( source ) {
		case 'environment':
			return sprintf(
				/* translators: %s: name of an environment variable. */
				__( 'Environment variable %s', 'mainstreet-blocks' ),
				constant
			);
		case 'constant':
			return sprintf(
				/* translators: %s: name of a PHP constant. */
				__( 'Constant %s', 'mainstreet-blocks' ),
				constant
			);
		case 'filter':
			return __( 'Provided by your host', 'mainstreet-blocks' );
		default:
			return __( 'Saved on this site', 'mainstreet-blocks' );
	}
}

/** Returns the message of the service about the key. */
function describeCheck( { check }: KeyState, label: string ): string {
	if ( ! check ) {
		return '';
	}
	if ( ! check.ok ) {
		return check.message;
	}
	return check.account
		? sprintf(
				/* translators: 1: name of an outside service, 2: account name. */
				__(
					'Key accepted by %1$s. Account: %2$s',
					'mainstreet-blocks'
				),
				label,
				check.account
			)
		: sprintf(
				/* translators: %s: name of an outside service. */
				__( 'Key accepted by %s.', 'mainstreet-blocks' ),
				label
			);
}

/** Returns the label and last characters of the key, or of each part. */
const getMasked = (
	{ field, parts }: Service,
	state: KeyState
): [ string, string ][] =>
	parts.length > 0
		? parts.map( ( { name, label } ) => [
				label,
				state.parts[ name ] ?? '',
			] )
		: [ [ field, state.hint ] ];

type Props = {
	service: Service;
	state: KeyState;
	isTesting: boolean;
	/** Error message of the last attempt to test or remove the key; '' if it succeeded. */
	error: string;
};

/** The stored key: masked, with its source and whether the service accepts it. */
export function KeyStatus( { service, state, isTesting, error }: Props ) {
	const asking = sprintf(
		/* translators: %s: name of an outside service. */
		__( 'Checking with %s…', 'mainstreet-blocks' ),
		service.label
	);
	const outcome =
		error || ( isTesting ? asking : describeCheck( state, service.label ) );
	const isBad = error !== '' || ( ! isTesting && state.check?.ok === false );
	return (
		<>
			{ state.set && (
				<dl className="mainstreet-settings__key">
					{ getMasked( service, state ).map(
						( [ label, hint ], at ) => (
							<Fragment key={ label }>
								<dt>{ label }</dt>
								<dd>
									<code dir="ltr">{ hint }</code>
									{ at === 0 && (
										<span className="mainstreet-settings__badge">
											{ describeSource(
												state.source,
												state.place || service.constant
											) }
										</span>
									) }
								</dd>
							</Fragment>
						)
					) }
				</dl>
			) }
			<p
				role="status"
				className={ `mainstreet-settings__outcome${
					isBad ? ' is-bad' : ''
				}${ state.check?.ok && ! isBad && ! isTesting ? ' is-good' : '' }` }
			>
				{ outcome }
			</p>
		</>
	);
}
