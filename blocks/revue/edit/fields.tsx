import type { Attributes } from '../types';

const BASE = 'wp-block-jetpack-subscriptions';

/** Fields with their label and placeholder, in the order of the page. */
export const FIELDS = [
	{ name: 'firstName', show: 'firstNameShow' },
	{ name: 'lastName', show: 'lastNameShow' },
	{ name: 'email', show: null },
] as const;

/** The fields as visitors see them, but inactive. */
export function Fields( { attributes }: { attributes: Attributes } ) {
	return FIELDS.filter( ( { show } ) => ! show || attributes[ show ] ).map(
		( { name } ) => (
			<div key={ name } className={ `${ BASE }__field` }>
				<span className={ `${ BASE }__label` }>
					{ attributes[ `${ name }Label` ] }
				</span>
				<div className={ `${ BASE }__input` }>
					{ attributes[ `${ name }Placeholder` ] || '\u00a0' }
				</div>
			</div>
		)
	);
}
