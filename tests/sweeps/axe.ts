import type { Frame, Page } from '@playwright/test';

const SOURCE = require.resolve( 'axe-core/axe.min.js' );
/** Rules outside of WCAG's that find what is wrong all the same. */
const RULES = [ 'presentation-role-conflict' ];
const TAGS = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

type AxeNode = {
	target: unknown[];
	html: string;
	failureSummary?: string;
};
type AxeResults = { violations: { id: string; nodes: AxeNode[] }[] };
type AxeWindow = {
	axe?: {
		run: ( context: object, options: object ) => Promise< AxeResults >;
	};
};

/** A fault of a control that is not ours and that we can't influence. */
export type ForeignFault = {
	/** Rule of axe. */
	rule: string;
	/** The faulty element and no other. */
	selector: string;
	/** Whose it is, and since or until when. */
	reason: string;
};

/**
 * Audits part of a document against WCAG 2.2 A and AA.
 *
 * @param frame   Document to look at.
 * @param include Selector of what to audit.
 * @param exclude Selectors of parts that are not ours.
 * @param foreign Faults to set aside.
 * @return One line per violation and element.
 */
export async function audit(
	frame: Page | Frame,
	include: string,
	exclude: string[] = [],
	foreign: readonly ForeignFault[] = []
): Promise< string[] > {
	const hasAxe = await frame.evaluate(
		() => typeof ( window as AxeWindow ).axe === 'object'
	);
	if ( ! hasAxe ) {
		await frame.addScriptTag( { path: SOURCE } );
	}
	const { violations } = await frame.evaluate(
		async ( [
			selector,
			others,
			tags,
			faults,
			rules,
		] ): Promise< AxeResults > => {
			const { axe } = window as AxeWindow;
			if ( ! axe || ! document.querySelector( selector ) ) {
				return {
					violations: [
						{
							id: 'not found',
							nodes: [ { target: [ selector ], html: '' } ],
						},
					],
				};
			}
			const results = await axe.run(
				{
					include: [ [ selector ] ],
					exclude: others.map( ( other ) => [ other ] ),
				},
				{
					runOnly: { type: 'tag', values: tags },
					rules: Object.fromEntries(
						rules.map( ( rule ) => [ rule, { enabled: true } ] )
					),
					resultTypes: [ 'violations' ],
					// Others' pages are not ours to audit, and have no axe that could answer.
					iframes: false,
				}
			);
			const isForeign = ( id: string, target: unknown ): boolean =>
				faults.some(
					( fault ) =>
						fault.rule === id &&
						document
							.querySelector( String( target ) )
							?.matches( fault.selector )
				);
			return {
				violations: results.violations.map( ( { id, nodes } ) => ( {
					id,
					nodes: nodes.filter(
						( { target } ) => ! isForeign( id, target[ 0 ] )
					),
				} ) ),
			};
		},
		[ include, exclude, TAGS, foreign, RULES ] as const
	);
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, html, failureSummary = '' } ) =>
				`axe ${ id }: ${ target.join( ' ' ) } ${ html.slice(
					0,
					200
				) } — ${ failureSummary.replace( /\s+/g, ' ' ) }`
		)
	);
}
