<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Finds out which modules are inactive because another plugin does their work, and warns where both would act. */
final class Module_Conflicts {

	/** Whether a module is inactive because another plugin does its work. */
	public static function has_conflict( $id ): bool {
		/**
		 * Filters whether a module is inactive because another plugin does its work.
		 *
		 * @param bool   $is_taken Whether another plugin has registered the block or does the work.
		 * @param string $id       Module, such as `subscriptions`.
		 */
		return (bool) apply_filters( 'mainstreet_module_conflict', self::is_taken( $id ), $id );
	}

	/** Whether a module is active: it is on, no other plugin does the same, and the site's plan includes it. */
	public static function is_active( string $id ): bool {
		return Modules::is_on( $id ) && ! self::has_conflict( $id ) && ! Plan_Gates::find( $id );
	}

	/** Whether another plugin has registered the main block of a module or does its work, before filters. */
	public static function is_taken( $id ): bool {
		$acts = Modules::all()[ $id ]['acts'];
		return in_array( $id, Blocks::conflicting(), true ) || ( $acts && $acts() );
	}

	/** Lists the folders of a module's blocks that another plugin has registered. */
	public static function find_conflicting_blocks( $id ): array {
		$own = array();
		foreach ( Blocks::conflicting() as $slug ) {
			if ( Modules::matches( $slug, Modules::all()[ $id ]['blocks'] ) ) {
				$own[] = $slug;
			}
		}
		return $own;
	}

	/**
	 * Returns warnings about modules that are active together with another plugin (docs/server-contract.md C.1, "Warn when both would
	 * act").
	 *
	 * @return string[]
	 */
	public static function warnings(): array {
		$warnings = array();
		foreach ( Modules::all() as $id => $module ) {
			if ( $module['acts'] && Modules::is_on( $id ) && $module['acts']() && ! self::has_conflict( $id ) ) {
				$warnings[] = $module['both'];
			}
		}
		return $warnings;
	}

	/** Shows the warnings on the dashboard, the plugins screen and the settings screen. */
	public static function show_warnings(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'plugins', 'settings_page_' . Settings_Page::SLUG ), true ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		foreach ( self::warnings() as $warning ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $warning ) );
		}
	}
}
