<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Business\Business_Details;
use Mainstreet\Business\Opening_Hours;
use Mainstreet\Business\Special_Days;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Renders the week, upcoming special days, and optionally a placeholder for the open/closed status, which the script fills in. */
final class Business_Hours_Block {

	/** Id of the script module. Loaded only on pages that show the open/closed status. */
	const MODULE = 'mainstreet-business-hours';

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( array $attributes ): string {
		$attributes = self::use_site_hours( $attributes );

		$week    = self::read_week( isset( $attributes['days'] ) ? $attributes['days'] : null );
		$stored  = isset( $attributes['specialDays'] ) ? $attributes['specialDays'] : null;
		$special = Special_Days::read_from( $stored, Special_Days::get_date() );
		Business_Hours_Schema::add_hours( $week, $special, $attributes );

		$items = '';
		$zone  = wp_timezone();
		foreach ( Opening_Hours::sort_days( $week ) as $day => $hours ) {
			$items .= self::render_item( '', sprintf( '<dt class="%1$s">%2$s</dt>', esc_attr( $day ), esc_html( Opening_Hours::day_label( $day ) ) ), $hours, $zone );
		}
		foreach ( $special as $date => $day ) {
			$name   = '' === $day['name'] ? '' : sprintf( ' <span class="jetpack-business-hours__occasion">%s</span>', esc_html( $day['name'] ) );
			$items .= self::render_item( ' is-special', sprintf( '<dt><time datetime="%1$s">%2$s</time>%3$s</dt>', esc_attr( $date ), esc_html( Special_Days::label( $date ) ), $name ), $day['hours'], $zone );
		}

		$list = "<dl class=\"jetpack-business-hours\">\n$items</dl>";
		// Hours that began yesterday may continue past midnight.
		$recent = Special_Days::read_from( $stored, Special_Days::get_date( -1 ) );
		if ( self::is_one_line( $attributes ) && ! is_feed() ) {
			return self::render_line( $list, Open_Now::data( $week, $recent, Open_Now::status() ), Open_Now::data( $week, $recent, Open_Now::change() ) );
		}
		$is_wanted = Attributes::flag( $attributes, 'showOpenNow' ) && ! is_feed();
		$now       = $is_wanted ? Open_Now::data( $week, $recent, Open_Now::get_status_texts() ) : '';
		if ( '' === $now ) {
			return sprintf( "<dl %1\$s>\n%2\$s</dl>\n", get_block_wrapper_attributes( array( 'class' => 'jetpack-business-hours' ) ), $items );
		}
		self::enqueue_script();
		return sprintf(
			"<div %1\$s><p class=\"jetpack-business-hours__now\" data-mainstreet-hours=\"%2\$s\"></p>%3\$s</div>\n",
			get_block_wrapper_attributes(),
			esc_attr( $now ),
			$list
		);
	}

	/**
	 * Replaces the hours with those of the business details, if the author chose that and the site has some.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	private static function use_site_hours( array $attributes ): array {
		$site = Attributes::flag( $attributes, 'useSite' ) ? Business_Details::read() : array();
		return empty( $site['days'] ) ? $attributes : array_merge( $attributes, array_intersect_key( $site, array_flip( Business_Details::HOURS ) ) );
	}

	/**
	 * Normalizes stored days. Missing days are closed. If no day can be recognized, the block's default week is used.
	 *
	 * @param mixed $stored Attribute `days`.
	 * @return array The week.
	 */
	private static function read_week( $stored ): array {
		$days = Opening_Hours::find_days( $stored );
		if ( ! $days ) {
			$type = Blocks::type( 'jetpack/business-hours' );
			$days = Opening_Hours::find_days( isset( $type->attributes['days']['default'] ) ? $type->attributes['days']['default'] : null );
		}
		return Opening_Hours::fill_week( $days );
	}

	/**
	 * Whether the author chose the block style "One line".
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	private static function is_one_line( array $attributes ): bool {
		return in_array( 'is-style-one-line', explode( ' ', Attributes::text( $attributes, 'className', 500 ) ), true );
	}

	/**
	 * Renders the block style "One line": a `<details>` element with the status as summary and the week as content. While the
	 * status is empty, such as without a script, the summary reads "Opening hours".
	 *
	 * @param string $list   Escaped HTML of the week.
	 * @param string $status Data of the label (Open_Now::data()); '' for none.
	 * @param string $change Data of the text beside it.
	 * @return string Escaped HTML.
	 */
	private static function render_line( string $list, string $status, string $change ): string {
		Style_Sheet::enqueue( 'blocks/business-hours/one-line' );
		$now = '';
		if ( '' !== $status ) {
			self::enqueue_script();
			$now = sprintf(
				'<span class="jetpack-business-hours__now is-status" data-mainstreet-hours="%1$s"></span> <span class="jetpack-business-hours__now is-change" data-mainstreet-hours="%2$s"></span> ',
				esc_attr( $status ),
				esc_attr( $change )
			);
		}
		return sprintf(
			"<div %1\$s><details><summary class=\"jetpack-business-hours__line\">%2\$s<span>%3\$s</span></summary>%4\$s</details></div>\n",
			get_block_wrapper_attributes(),
			$now,
			esc_html__( 'Opening hours', 'mainstreet-blocks' ),
			$list
		);
	}

	private static function enqueue_script(): void {
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/blocks/business-hours/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/**
	 * Renders the row of one day.
	 *
	 * @param string $classes Additional classes, with a leading space.
	 * @param string $term    Escaped HTML of the day's name.
	 * @param array  $hours   Intervals; empty if closed.
	 * @return string Escaped HTML.
	 */
	private static function render_item( string $classes, string $term, array $hours, \DateTimeZone $zone ): string {
		return sprintf(
			"\t<div class=\"jetpack-business-hours__item%1\$s\">\n\t\t%2\$s\n\t\t<dd>%3\$s</dd>\n\t</div>\n",
			esc_attr( $classes ),
			$term,
			Opening_Hours::format_hours( $hours, $zone )
		);
	}
}
