<?php
namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * “View details” in the row of the plugin. WordPress adds the link to plugins that WordPress.org knows, and asks there for what its
 * window shows. For a plugin that was uploaded, both come from here: the window shows the plugin's own readme.txt, without a request.
 */
final class Plugin_Details {

	const SLUG = 'mainstreet-blocks';

	/**
	 * Adds the link behind version and author.
	 *
	 * @param string[] $links  Links of a row.
	 * @param string   $file   Plugin of the row.
	 * @param array    $plugin Facts about the plugin; `slug` if WordPress.org knows it.
	 * @return string[]
	 */
	public static function add_link( $links, $file, $plugin = array() ) {
		if ( ! is_array( $links ) || plugin_basename( MAINSTREET_FILE ) !== $file || ! is_array( $plugin ) || isset( $plugin['slug'] ) || ! current_user_can( 'install_plugins' ) ) {
			return $links;
		}
		$name    = 'Mainstreet Blocks';
		$links[] = sprintf(
			'<a href="%1$s" class="thickbox open-plugin-details-modal" aria-label="%2$s" data-title="%3$s">%4$s</a>',
			esc_url( network_admin_url( 'plugin-install.php?tab=plugin-information&plugin=' . self::SLUG . '&TB_iframe=true&width=600&height=550' ) ),
			/* translators: %s: Name of the plugin. */
			esc_attr( sprintf( __( 'More information about %s', 'mainstreet-blocks' ), $name ) ),
			esc_attr( $name ),
			esc_html__( 'View details', 'mainstreet-blocks' )
		);
		return $links;
	}

	/**
	 * Filters `plugins_api`: what the window shows.
	 *
	 * @param false|object|array|\WP_Error $result Answer; false to ask WordPress.org.
	 * @param string                       $action What is asked for.
	 * @param object                       $args   Has `slug`.
	 * @return false|object|array|\WP_Error
	 */
	public static function answer( $result, $action, $args ) {
		if ( false !== $result || 'plugin_information' !== $action || ! is_object( $args ) || self::SLUG !== ( $args->slug ?? '' ) || self::is_listed() ) {
			return $result;
		}
		$text = file_get_contents( MAINSTREET_DIR . '/readme.txt' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		return is_string( $text ) ? self::describe( new Readme_File( $text ) ) : $result;
	}

	/** Whether WordPress.org knows the plugin, as far as WordPress has asked for updates. */
	private static function is_listed(): bool {
		$updates = get_site_transient( 'update_plugins' );
		$file    = plugin_basename( MAINSTREET_FILE );
		return isset( $updates->response[ $file ] ) || isset( $updates->no_update[ $file ] );
	}

	/** Returns the facts and sections as WordPress.org would. */
	private static function describe( Readme_File $readme ): \stdClass {
		return (object) array(
			'name'         => 'Mainstreet Blocks',
			'slug'         => self::SLUG,
			'version'      => MAINSTREET_VERSION,
			'author'       => 'Mainstreet Blocks contributors',
			'requires'     => $readme->get_field( 'Requires at least' ),
			'tested'       => self::get_tested( $readme->get_field( 'Tested up to' ) ),
			'requires_php' => $readme->get_field( 'Requires PHP' ),
			// There is no page at WordPress.org to link to.
			'external'     => true,
			'sections'     => array_filter(
				array(
					'description'  => $readme->get_section( 'Description' ),
					'installation' => $readme->get_section( 'Installation' ),
					'faq'          => $readme->get_section( 'Frequently Asked Questions' ),
					'changelog'    => $readme->get_section( 'Changelog' ),
					'other_notes'  => $readme->get_section( 'External services' ),
				)
			),
		);
	}

	/** Returns the version that the plugin was tested with: of a tested branch the one that runs, as WordPress.org answers. */
	private static function get_tested( string $branch ): string {
		$running = get_bloginfo( 'version' );
		return 0 === strpos( $running, "$branch." ) ? $running : $branch;
	}
}
