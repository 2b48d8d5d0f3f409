import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { FormerList } from './former-list';
import { SurveyReport } from './survey-report';
import type { State } from './types';
import { useSurvey, type SurveyState } from './use-survey';

/** How far the survey has come, in words. */
function describe( { survey, isBusy }: SurveyState ): string {
	if ( ! survey ) {
		return '';
	}
	const seen = survey.seen.toLocaleString();
	if ( isBusy ) {
		return sprintf(
			/* translators: 1: number of entries read, 2: number of all. */
			__( 'Read %1$s of %2$s entries.', 'mainstreet-blocks' ),
			seen,
			Math.max( survey.total, survey.seen ).toLocaleString()
		);
	}
	return survey.counts.length > 0
		? sprintf(
				/* translators: %s: number of entries read. */
				__( 'Read %s entries.', 'mainstreet-blocks' ),
				seen
			)
		: sprintf(
				/* translators: %s: number of entries read. */
				__(
					'Read %s entries. None holds a block of the suite.',
					'mainstreet-blocks'
				),
				seen
			);
}

type Props = Pick< State, 'kinds' | 'former' | 'notes' >;

/** From another plugin to this one: blocks in posts, settings, and what is done by hand. */
export function MovingTab( { kinds, former, notes }: Props ) {
	const state = useSurvey();
	const { survey, isBusy, error, start, stop } = state;
	return (
		<>
			<section>
				<h2>{ __( 'Settings and responses', 'mainstreet-blocks' ) }</h2>
				<p>
					{ __(
						'What the other plugin stored stays as it is; it is only read.',
						'mainstreet-blocks'
					) }
				</p>
				<FormerList initial={ former } />
			</section>
			<section>
				<h2>{ __( 'Blocks in your posts', 'mainstreet-blocks' ) }</h2>
				<p>
					{ __(
						'Posts with blocks of Jetpack open and look as they did; nothing has to be converted. This reads your posts and says what each kind of block needs here. Nothing is changed.',
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
							: __( 'Read my posts', 'mainstreet-blocks' ) }
					</Button>
					{ isBusy && (
						<Button variant="tertiary" onClick={ stop }>
							{ __( 'Stop', 'mainstreet-blocks' ) }
						</Button>
					) }
					{ isBusy && survey && (
						<progress
							aria-label={ __(
								'Entries read',
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
					<h2>{ __( 'By hand', 'mainstreet-blocks' ) }</h2>
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
