<?php
namespace Mainstreet\Embeds;

use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what the boxes of embeds need; registered when the first is drawn, so that other pages don't pay for it.
 */
final class Embed_Assets {

	/** Handle of the style sheet, and id of the script module. */
	const HANDLE = 'mainstreet-embeds';

	/** Loads the look of the boxes. */
	public static function enqueue_style(): void {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_register_style( self::HANDLE, plugins_url( 'build/embeds/style.css', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
			wp_style_add_data( self::HANDLE, 'path', MAINSTREET_DIR . '/build/embeds/style.css' );
		}
		wp_enqueue_style( self::HANDLE );
	}

	/** Loads the look of a box that asks before it loads anything. */
	public static function enqueue_ask_style(): void {
		self::enqueue_style();
		Style_Sheet::enqueue( 'embeds/ask' );
	}

	/** Loads the script that puts a box's template in its place. */
	public static function enqueue_script(): void {
		wp_enqueue_script_module( self::HANDLE, plugins_url( 'build/embeds/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/**
	 * Adds the section of the settings.
	 *
	 * @param array[] $sections Sections so far.
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$sections[] = array(
			'id'      => 'embeds',
			'tab'     => 'privacy',
			'label'   => __( 'Embeds', 'mainstreet-blocks' ),
			'note'    => '',
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	}
}
