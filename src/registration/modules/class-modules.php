<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Declarations;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the modules that blocks declare in `module.php`, and switches them on and off. A module is a block or a family
 * of blocks. Registration, availability, the settings screen and the notices use these declarations.
 *
 * Each file returns an array:
 * - `id`          Id. Default: the block folder that contains the file.
 * - `group`       Group on the settings screen: `content` (default), `media`, `forms`, `payments`, `sharing` or `embeds`.
 * - `label`       Display name.
 * - `description` Short description, a few words.
 * - `help`        How to use it, and what happens while it is off.
 * - `blocks`      Folders of its blocks, with `*` at the end for any text. Default: the id.
 * - `service`     External service whose key it needs.
 * - `is_set_up`   `function (): bool`, if a key is not sufficient.
 * - `is_optional` Whether it also works, with fewer functions, without the key.
 * - `set_up_by`   `function (): string`: what is needed, if a key is not sufficient.
 * - `needs`       Other requirements, see Module_States::needs().
 * - `requires`    Id of a module that it needs.
 * - `screen`      Slug of the admin screen with its stored data.
 * - `acts`        `function (): bool`: whether another plugin does the automatic work of this module.
 * - `both`        Warning if both do.
 * - `paid_by`     Payment services (names of Providers), of which at least one must be ready.
 * - `own_needs`   `function (): array[]`: further requirements, a list of need().
 * - `moving`      Sentence: what to do once for blocks that another plugin saved.
 * - `is_hidden`   `function (): bool`: whether the settings do not show it, because nothing uses it.
 * - `hidden_because` `function ( array $attributes, string $slug ): string`: sentence: why visitors do not see a block; '' if they see it.
 * - `sent`        Visitor data that an embedded service receives, if that service has no key or account in the settings; text or closure.
 * - `sent_to`     Name of that service. Default: the label.
 * - `policy`      Sentence for the privacy policy, if that of the service is not sufficient; text or closure.
 */
final class Modules {

	/** Setting with the ids of modules that are off. */
	const OFF = 'modules_off';

	/**
	 * Entries by id; null until they are loaded.
	 *
	 * @var array[]|null
	 */
	private static ?array $entries = null;

	/**
	 * Returns all modules.
	 *
	 * @return array[] Entries by id, with defaults.
	 */
	public static function all(): array {
		if ( null === self::$entries ) {
			self::$entries = array();
			foreach ( Declarations::files( 'module.php' ) as $file ) {
				$entry                = require $file;
				$id                   = isset( $entry['id'] ) ? $entry['id'] : Declarations::block_of( $file );
				self::$entries[ $id ] = $entry + array(
					'group'          => 'content',
					'blocks'         => array( $id ),
					'service'        => '',
					'is_set_up'      => null,
					'is_optional'    => false,
					'set_up_by'      => null,
					'needs'          => array(),
					'requires'       => '',
					'screen'         => '',
					'acts'           => null,
					'both'           => '',
					'sent'           => '',
					'sent_to'        => '',
					'policy'         => '',
					'is_hidden'      => null,
					'paid_by'        => array(),
					'own_needs'      => null,
					'moving'         => '',
					'hidden_because' => null,
				);
			}
		}
		return self::$entries;
	}

	/**
	 * Builds a requirement.
	 *
	 * @param string $id       Kind: `key`, `mail`, `cron`, `https`, `module`, `payments`, `ads` or `accounts`.
	 * @param bool   $met      Whether it is met.
	 * @param string $hash     URL hash in the settings; '' for none.
	 * @param bool   $optional Whether the module works without it.
	 * @return array Values by name.
	 */
	public static function need( string $id, string $label, bool $met, string $hash, bool $optional = false ): array {
		return compact( 'id', 'label', 'met', 'hash', 'optional' );
	}

	/** Whether a module is switched on. */
	public static function is_on( $id ): bool {
		return ! in_array( $id, self::off(), true );
	}

	/**
	 * Switches a module on or off.
	 *
	 * @param bool $on Whether it should be on.
	 */
	public static function set( $id, $on ): void {
		Stored_Settings::change(
			static function () use ( $id, $on ) {
				// Another request may have switched modules since this request read them.
				$off = array_diff( self::off(), array( $id ) );
				if ( ! $on ) {
					$off[] = $id;
				}
				sort( $off );
				return array( self::OFF => array_values( $off ) );
			}
		);
	}

	/**
	 * Lists the modules that are off.
	 *
	 * @return string[] Ids.
	 */
	public static function off(): array {
		$settings = Stored_Settings::all();
		$off      = isset( $settings[ self::OFF ] ) && is_array( $settings[ self::OFF ] ) ? $settings[ self::OFF ] : array();
		return array_values( array_filter( $off, 'is_string' ) );
	}

	/**
	 * Returns the module of a block.
	 *
	 * @param string $slug Folder of the block, such as `field-text`.
	 * @return string Id; '' for a block that several modules use (button), which is always available.
	 */
	public static function of_block( $slug ) {
		foreach ( self::all() as $id => $module ) {
			if ( self::matches( $slug, $module['blocks'] ) ) {
				return $id;
			}
		}
		return '';
	}

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
	public static function works( string $id ): bool {
		return self::is_on( $id ) && ! self::has_conflict( $id ) && ! Plan_Gates::of( $id );
	}

	/** Whether another plugin has registered the main block of a module or does its work, before filters. */
	public static function is_taken( $id ): bool {
		$acts = self::all()[ $id ]['acts'];
		return in_array( $id, Blocks::conflicting(), true ) || ( $acts && $acts() );
	}

	/**
	 * Lists the blocks of a module that another plugin has registered.
	 *
	 * @return string[] Folders.
	 */
	public static function conflicting( $id ): array {
		$own = array();
		foreach ( Blocks::conflicting() as $slug ) {
			if ( self::matches( $slug, self::all()[ $id ]['blocks'] ) ) {
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
		foreach ( self::all() as $id => $module ) {
			if ( $module['acts'] && self::is_on( $id ) && $module['acts']() && ! self::has_conflict( $id ) ) {
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

	/**
	 * Whether a folder matches a list.
	 *
	 * @param string[] $patterns Folders, with `*` at the end for any text.
	 */
	private static function matches( $slug, array $patterns ): bool {
		foreach ( $patterns as $pattern ) {
			if ( $slug === $pattern || ( '*' === substr( $pattern, -1 ) && 0 === strpos( $slug, substr( $pattern, 0, -1 ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
