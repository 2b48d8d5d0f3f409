import { Card, CardBody, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionRow } from './action-row';
import { runCheck } from './api';
import type { CheckName, SiteCheck } from './tools-state';

type Outcome = SiteCheck | 'running' | undefined;

const names = (): Record< SiteCheck[ 'status' ], string > => ( {
	recommended: __( 'Should be improved', 'mainstreet-blocks' ),
	good: __( 'Good', 'mainstreet-blocks' ),
	critical: __( 'Critical issue', 'mainstreet-blocks' ),
} );

function Row( { label, outcome }: { label: string; outcome: Outcome } ) {
	return (
		<li className="mainstreet-settings__check">
			<strong>{ label }</strong>
			{ outcome === 'running' && <Spinner /> }
			{ outcome && outcome !== 'running' && (
				<>
					<span
						className={ `mainstreet-settings__badge is-${ outcome.status }` }
					>
						{ names()[ outcome.status ] }
					</span>
					<p>
						{ outcome.label }
						<br />
						<span className="mainstreet-settings__note">
							{ outcome.text }
						</span>
					</p>
				</>
			) }
		</li>
	);
}

/** Checks of whether the site has what the features need. They run on demand, one after the other. */
export function Checks( { checks }: { checks: CheckName[] } ) {
	const [ outcomes, setOutcomes ] = useState< Record< string, Outcome > >(
		{}
	);
	const [ isBusy, setIsBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const set = ( id: string, outcome: Outcome ) =>
		setOutcomes( ( known ) => ( { ...known, [ id ]: outcome } ) );

	const run = async () => {
		setIsBusy( true );
		setMessage( '' );
		setOutcomes( {} );
		let bad = 0;
		for ( const { id } of checks ) {
			set( id, 'running' );
			const result = await runCheck( id );
			const outcome: SiteCheck = result.ok
				? result.value
				: { status: 'critical', label: result.message, text: '' };
			bad += outcome.status === 'good' ? 0 : 1;
			set( id, outcome );
		}
		setIsBusy( false );
		setMessage(
			bad
				? __(
						'Checks complete. See the recommendations below.',
						'mainstreet-blocks'
					)
				: __( 'Checks complete. No issues found.', 'mainstreet-blocks' )
		);
	};

	return (
		<>
			<h2>{ __( 'Checks', 'mainstreet-blocks' ) }</h2>
			<p>
				{ __(
					'Checks whether this site meets the requirements for forms, newsletters and uploads. Checks that are not already part of WordPress also appear under Tools > Site Health.',
					'mainstreet-blocks'
				) }
			</p>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<ActionRow
						label={ __( 'Run checks', 'mainstreet-blocks' ) }
						busyLabel={ __( 'Checking…', 'mainstreet-blocks' ) }
						variant="secondary"
						isBusy={ isBusy }
						onClick={ run }
						message={ message }
					/>
					<ul className="mainstreet-settings__checks">
						{ checks.map( ( { id, label } ) => (
							<Row
								key={ id }
								label={ label }
								outcome={ outcomes[ id ] }
							/>
						) ) }
					</ul>
				</CardBody>
			</Card>
		</>
	);
}
