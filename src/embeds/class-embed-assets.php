<?php
namespace Mainstreet\Embeds;

use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/** Registers and enqueues styles and scripts of embeds. Called when an embed is rendered, so that other pages load none of them. */
final class Embed_Assets {

	/** Handle of the style sheet, and id of the script module. */
	const HANDLE = 'mainstreet-embeds';

	/** Enqueues the styles of all embeds. */
	public static function enqueue_style(): void {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_register_style( self::HANDLE, plugins_url( 'build/embeds/style.css', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
			wp_style_add_data( self::HANDLE, 'path', MAINSTREET_DIR . '/build/embeds/style.css' );
		}
		wp_enqueue_style( self::HANDLE );
	}

	/** Enqueues the styles of facades, which load an embed on click. */
	public static function enqueue_facade_style(): void {
		self::enqueue_style();
		Style_Sheet::enqueue( 'embeds/ask' );
	}

	/** Enqueues the script that replaces a facade by its template. */
	public static function enqueue_script(): void {
		wp_enqueue_script_module( self::HANDLE, plugins_url( 'build/embeds/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/** Enqueues the script that loads embeds once the visitor agrees in a consent plugin. */
	public static function enqueue_consent_script(): void {
		wp_enqueue_script_module( 'mainstreet-embeds-consent', plugins_url( 'build/embeds/view-consent.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/**
	 * Callback of `mainstreet_settings_sections`: adds the section Embeds.
	 *
	 * @param array[] $sections Sections.
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
