<?php
/**
 * Business hours on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Business_Hours;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the week, the special days that are to come, and where it is wanted the room for a line that says whether it is open now.
 */
final class Business_Hours_Block {

	/** Id of the script module; only pages that say whether it is open load it. */
	const MODULE = 'mainstreet-business-hours';

	/**
	 * The block's HTML.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( array $attributes ) {
		$week    = Business_Hours::read_week( isset( $attributes['days'] ) ? $attributes['days'] : null );
		$stored  = isset( $attributes['specialDays'] ) ? $attributes['specialDays'] : null;
		$special = Special_Days::since( $stored, Special_Days::today() );
		Business_Hours_Schema::announce( $week, $special, $attributes );

		$items = '';
		foreach ( Business_Hours::in_order( $week ) as $day => $hours ) {
			$items .= self::item( '', sprintf( '<dt class="%1$s">%2$s</dt>', esc_attr( $day ), esc_html( Business_Hours::day_label( $day ) ) ), $hours );
		}
		foreach ( $special as $date => $day ) {
			$name   = '' === $day['name'] ? '' : sprintf( ' <span class="jetpack-business-hours__occasion">%s</span>', esc_html( $day['name'] ) );
			$items .= self::item( ' is-special', sprintf( '<dt><time datetime="%1$s">%2$s</time>%3$s</dt>', esc_attr( $date ), esc_html( Special_Days::label( $date ) ), $name ), $day['hours'] );
		}

		// What began yesterday may not be over.
		$is_wanted = isset( $attributes['showOpenNow'] ) && true === $attributes['showOpenNow'] && ! is_feed();
		$now       = $is_wanted ? Open_Now::data( $week, Special_Days::since( $stored, Special_Days::today( -1 ) ) ) : '';
		if ( '' === $now ) {
			return sprintf( "<dl %1\$s>\n%2\$s</dl>\n", get_block_wrapper_attributes( array( 'class' => 'jetpack-business-hours' ) ), $items );
		}
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/blocks/business-hours/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
		return sprintf(
			"<div %1\$s><p class=\"jetpack-business-hours__now\" data-mainstreet-hours=\"%2\$s\"></p><dl class=\"jetpack-business-hours\">\n%3\$s</dl></div>\n",
			get_block_wrapper_attributes(),
			esc_attr( $now ),
			$items
		);
	}

	/**
	 * One day.
	 *
	 * @param string $classes More classes, with a space before.
	 * @param string $term    Escaped HTML of its name.
	 * @param array  $hours   Intervals.
	 * @return string Escaped HTML.
	 */
	private static function item( $classes, $term, array $hours ) {
		return sprintf(
			"\t<div class=\"jetpack-business-hours__item%1\$s\">\n\t\t%2\$s\n\t\t<dd>%3\$s</dd>\n\t</div>\n",
			esc_attr( $classes ),
			$term,
			wp_kses( Business_Hours::describe( $hours ), Business_Hours::DESCRIPTION_TAGS )
		);
	}
}
