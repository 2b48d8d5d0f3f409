<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks in Query Loops that change pages without reloading (the attribute `enhancedPagination`). Core reloads the page if the loop holds
 * a block without `supports.interactivity.clientNavigation`.
 */
final class Client_Navigation {

	/** Id of the script module that starts and stops blocks in these loops (view-navigation.ts). */
	const MODULE = 'mainstreet-navigation';

	/** Whether core loads the style sheets and script modules of the next page: since WordPress 6.9. */
	public static function is_supported(): bool {
		return method_exists( 'WP_Interactivity_API', 'add_client_navigation_support_to_script_module' );
	}

	/**
	 * Prepares the markup of a loop, and the script modules of its blocks.
	 *
	 * @param string $content Rendered loop, whose first element is the router region.
	 */
	public static function prepare( string $content ): string {
		$region = new \WP_HTML_Tag_Processor( $content );
		if ( ! $region->next_tag() || null === $region->get_attribute( 'data-wp-router-region' ) ) {
			return $content;
		}
		$region->set_attribute( 'data-wp-init--mainstreet', 'mainstreet/navigation::callbacks.watch' );
		$asset = require MAINSTREET_DIR . '/build/registration/view-navigation.asset.php';
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/registration/view-navigation.js', MAINSTREET_FILE ), $asset['dependencies'], $asset['version'] );
		foreach ( wp_script_modules()->get_queue() as $id ) {
			// By these the router of core knows which modules of the next page it may load.
			if ( preg_match( '/^(?:jetpack|mainstreet)-/', $id ) ) {
				wp_interactivity()->add_client_navigation_support_to_script_module( $id );
			}
		}
		return self::move_templates( $region->get_updated_html() );
	}

	/** Moves the content of templates into an attribute, from where view-navigation.ts puts it back: core's router drops it. */
	private static function move_templates( string $html ): string {
		$moved = preg_replace_callback(
			'#<script\b.*?</script>(*SKIP)(*FAIL)|<template>(?!</template>)(.+?)</template>#is',
			static fn( $found ) => '<template data-mainstreet-html="' . htmlspecialchars( $found[1], ENT_QUOTES, 'UTF-8' ) . '"></template>',
			$html
		);
		return null === $moved ? $html : $moved;
	}
}
