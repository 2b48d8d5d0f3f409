import { __, _n, sprintf } from '@wordpress/i18n';
import { getLines, MAX_POSTS, type Line, type Survey } from './summary';
import type { Kinds } from './types';

function State( { line }: { line: Line } ) {
	if ( line.isReady ) {
		return <>{ __( 'Works without changes.', 'mainstreet-blocks' ) }</>;
	}
	return (
		<>
			{ line.problem }
			{ line.missing.map( ( { label, url } ) => (
				<span key={ label }>
					{ ' ' }
					{ url ? <a href={ url }>{ label }</a> : label }
				</span>
			) ) }
		</>
	);
}

type Props = { survey: Survey; kinds: Kinds };

/** Table of the blocks that were found, with their requirements and posts. */
export function SurveyReport( { survey, kinds }: Props ) {
	const lines = getLines( survey.counts, kinds );
	return (
		<>
			{ lines.length > 0 && (
				<table className="mainstreet-start__table">
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Blocks', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __( 'Found', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __( 'Status', 'mainstreet-blocks' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ lines.map( ( line ) => (
							<tr key={ line.id }>
								<th scope="row">{ line.label }</th>
								<td>{ line.blocks.toLocaleString() }</td>
								<td>
									<State line={ line } />
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			{ survey.posts.length > 0 && (
				<details>
					<summary>
						{ survey.posts.length < MAX_POSTS
							? sprintf(
									/* translators: %s: number of posts. */
									_n(
										'%s post or page that contains them',
										'%s posts and pages that contain them',
										survey.posts.length,
										'mainstreet-blocks'
									),
									survey.posts.length.toLocaleString()
								)
							: __(
									'Some of the posts and pages that contain them',
									'mainstreet-blocks'
								) }
					</summary>
					<ul className="mainstreet-start__posts">
						{ survey.posts.map( ( { id, title, url } ) => (
							<li key={ id }>
								{ url ? (
									<a href={ url }>
										{ title ||
											__(
												'(no title)',
												'mainstreet-blocks'
											) }
									</a>
								) : (
									title ||
									__( '(no title)', 'mainstreet-blocks' )
								) }
							</li>
						) ) }
					</ul>
				</details>
			) }
		</>
	);
}
