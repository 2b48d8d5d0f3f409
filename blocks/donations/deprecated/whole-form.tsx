import { RichText, useBlockProps } from '@wordpress/block-editor';
import { readDonation } from '../attributes';
import { INTERVALS, type Attributes, type Donation } from '../types';
import { attributes, defineOld, readTexts, type SavedTexts } from './schema';

/** What only the saved markup contains: amounts as they were formatted, and texts in the language of the site. */
type Saved = {
	savedTabs: SavedTexts;
	savedTexts: SavedTexts;
	savedAmounts: SavedTexts;
	savedSymbol?: string;
	savedCurrency?: string;
	savedPlaceholder?: string;
};
type Old = Omit< Attributes, 'chooseAmountText' | 'customAmountText' > &
	Partial< Attributes > &
	Saved;

const { fallbackLinkUrl, ...known } = attributes;
const CUSTOM = '.donations__custom-amount';

type Item = Donation & { interval: string; part: string };

const getItems = ( old: Old ): Item[] =>
	INTERVALS.map( ( { attribute, interval, part } ) => ( {
		...readDonation( old, attribute ),
		interval,
		part,
	} ) ).filter( ( { show } ) => show );

const Tabs = ( { items, old }: { items: Item[]; old: Old } ) =>
	items.length > 1 && (
		<div className="donations__nav">
			{ items.map( ( { interval }, index ) => (
				<div
					key={ interval }
					role="button"
					tabIndex={ 0 }
					className="donations__nav-item"
					data-interval={ interval }
				>
					{ old.savedTabs[ index ]?.text }
				</div>
			) ) }
		</div>
	);

const Amounts = ( { items, old }: { items: Item[]; old: Old } ) =>
	items.map( ( { part, amounts }, place ) => (
		<div
			key={ part }
			className={ `donations__amounts donations__${ part }-item` }
		>
			{ amounts.map( ( amount, index ) => (
				<div
					key={ index }
					className="donations__amount"
					data-amount={ amount }
				>
					{ old.savedAmounts[ 3 * place + index ]?.text }
				</div>
			) ) }
		</div>
	) );

const Custom = ( { old }: { old: Old } ) =>
	old.showCustomAmount && (
		<>
			<RichText.Content
				tagName="p"
				value={ old.savedTexts[ 1 ]?.text ?? '' }
			/>
			<div className="donations__amount donations__custom-amount">
				{ old.savedSymbol }
				<div
					className="donations__amount-value"
					data-currency={ old.savedCurrency }
					data-empty-text={ old.savedPlaceholder }
				/>
			</div>
		</>
	);

const Buttons = ( { items }: { items: Item[] } ) =>
	items.map( ( { part, buttonText } ) => (
		<div
			key={ part }
			className={ `wp-block-button donations__donate-button-wrapper donations__${ part }-item` }
		>
			<RichText.Content
				tagName="a"
				className={ `wp-block-button__link donations__donate-button donations__${ part }-item` }
				value={ buttonText }
			/>
		</div>
	) );

function Form( { old, items }: { old: Old; items: Item[] } ) {
	return (
		<div { ...useBlockProps.save() }>
			<div className="donations__container">
				<Tabs items={ items } old={ old } />
				<div className="donations__content">
					<div className="donations__tab">
						{ items.map( ( { part, heading } ) => (
							<RichText.Content
								key={ part }
								tagName="h4"
								className={ `donations__${ part }-item` }
								value={ heading }
							/>
						) ) }
						<RichText.Content
							tagName="p"
							value={ old.savedTexts[ 0 ]?.text ?? '' }
						/>
						<Amounts items={ items } old={ old } />
						<Custom old={ old } />
						<div className="donations__separator">——</div>
						{ items.map( ( { part, extraText } ) => (
							<RichText.Content
								key={ part }
								tagName="p"
								className={ `donations__${ part }-item` }
								value={ extraText }
							/>
						) ) }
						<Buttons items={ items } />
					</div>
				</div>
			</div>
		</div>
	);
}

const isForm = ( [ first ]: Item[] ): boolean =>
	first !== undefined && first.interval === 'one-time' && first.planId !== -1;

/** D1: the post contains the complete form, with amounts formatted as usual for the currency. */
export const wholeForm = defineOld< Old >( {
	attributes: {
		...known,
		savedTabs: readTexts( '.donations__nav-item' ),
		savedTexts: readTexts( '.donations__tab > p:not([class])' ),
		savedAmounts: readTexts( `.donations__amounts > .donations__amount` ),
		savedSymbol: { type: 'string', source: 'text', selector: CUSTOM },
		savedCurrency: {
			type: 'string',
			source: 'attribute',
			selector: `${ CUSTOM } > div`,
			attribute: 'data-currency',
		},
		savedPlaceholder: {
			type: 'string',
			source: 'attribute',
			selector: `${ CUSTOM } > div`,
			attribute: 'data-empty-text',
		},
	},
	save: ( { attributes: old } ) => {
		const items = getItems( old );
		return isForm( items ) ? Form( { old, items } ) : null;
	},
	migrate: ( {
		savedTabs,
		savedTexts,
		savedAmounts,
		savedSymbol,
		savedCurrency,
		savedPlaceholder,
		...old
	} ) => ( {
		...old,
		chooseAmountText: old.chooseAmountText ?? savedTexts[ 0 ]?.text,
		...( old.showCustomAmount && {
			customAmountText: old.customAmountText ?? savedTexts[ 1 ]?.text,
		} ),
	} ),
} );
