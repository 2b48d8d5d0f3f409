import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ImportList } from './import-list';
import { SurveyReport } from './survey-report';
import type { State } from './types';
import { useSurvey, type SurveyState } from './use-survey';

/** Returns a text about the progress of the survey. */
function describe( { survey, isBusy }: SurveyState ): string {
	if ( ! survey ) {
		return '';
	}
	const seen = survey.seen.toLocaleString();
	if ( isBusy ) {
		return sprintf(
			/* translators: 1: number of entries read, 2: number of all. */
			_n(
				'Checked %1$s of %2$s post.',
				'Checked %1$s of %2$s posts.',
				Math.max( survey.total, survey.seen ),
				'mainstreet-blocks'
			),
			seen,
			Math.max( survey.total, survey.seen ).toLocaleString()
		);
	}
	return survey.counts.length > 0
		? sprintf(
				/* translators: %s: number of entries read. */
				_n(
					'Checked %s post.',
					'Checked %s posts.',
					survey.seen,
					'mainstreet-blocks'
				),
				seen
			)
		: sprintf(
				/* translators: %s: number of entries read. */
				_n(
					'Checked %s post. No Jetpack blocks found.',
					'Checked %s posts. No Jetpack blocks found.',
					survey.seen,
					'mainstreet-blocks'
				),
				seen
			);
}

type Props = Pick< State, 'kinds' | 'former' | 'notes' >;

/** Tab for moving from another plugin: blocks in posts, settings, and manual steps. */
export function ImportTab( { kinds, former, notes }: Props ) {
	const state = useSurvey();
	const { survey, isBusy, error, start, stop } = state;
	return (
		<>
			<section>
				<h2>{ __( 'Settings and responses', 'mainstreet-blocks' ) }</h2>
				<p>
					{ __(
						'The other plugin’s data is only read, not changed.',
						'mainstreet-blocks'
					) }
				</p>
				<ImportList initial={ former } />
			</section>
			<section>
				<h2>{ __( 'Blocks in your posts', 'mainstreet-blocks' ) }</h2>
				<p>
					{ __(
						'Posts with Jetpack blocks open and look as before, so nothing has to be converted. This checks your posts and shows what each block type needs here. Nothing is changed.',
						'mainstreet-blocks'
					) }
				</p>
				<div className="mainstreet-screen__actions">
					<Button
						variant="primary"
						onClick={ start }
						accessibleWhenDisabled
						disabled={ isBusy }
					>
						{ error
							? __( 'Try again', 'mainstreet-blocks' )
							: __( 'Check my posts', 'mainstreet-blocks' ) }
					</Button>
					{ isBusy && (
						<Button variant="tertiary" onClick={ stop }>
							{ __( 'Stop', 'mainstreet-blocks' ) }
						</Button>
					) }
					{ isBusy && survey && (
						<progress
							aria-label={ __(
								'Posts checked',
								'mainstreet-blocks'
							) }
							value={ survey.seen }
							max={ Math.max( survey.total, survey.seen, 1 ) }
						/>
					) }
					<span role="status">{ describe( state ) }</span>
				</div>
				{ error && (
					<p role="alert" className="mainstreet-screen__error">
						{ error }
					</p>
				) }
				{ survey && (
					<SurveyReport
						survey={ survey }
						kinds={ survey.kinds ?? kinds }
					/>
				) }
			</section>
			{ notes.length > 0 && (
				<section>
					<h2>{ __( 'Manual steps', 'mainstreet-blocks' ) }</h2>
					<ul className="mainstreet-start__keys">
						{ notes.map( ( { id, label, text, link } ) => (
							<li key={ id }>
								<div>
									<h3>{ label }</h3>
									<p>{ text }</p>
								</div>
								{ link.url && (
									<Button
										variant="secondary"
										href={ link.url }
									>
										{ link.label }
									</Button>
								) }
							</li>
						) ) }
					</ul>
				</section>
			) }
		</>
	);
}
