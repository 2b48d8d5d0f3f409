<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Declarations;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the entries that blocks declare in `module.php`. A new family is one more file,
 * named like the folder of its block; registration, availability, the settings screen and
 * the notices follow.
 *
 * Each file returns an array:
 * - `id`          Its id, where the file is not in the folder of the block that has it.
 * - `group`       Where the settings list it: `content` (if left out), `media`, `forms`, `payments`, `sharing` or `embeds`.
 * - `label`       Name as people know it.
 * - `description` What it is, a few words.
 * - `help`        How it is used, and what happens while it is off.
 * - `blocks`      Folders of its blocks, with `*` for any text; the file's own name if left out.
 * - `service`     Outside service whose key it needs.
 * - `is_set_up`   `function (): bool`, where a key alone is not enough.
 * - `is_optional` Whether it works without the service's key, and does more with it.
 * - `set_up_by`   What it takes, where that is more than the service's key, as `function (): string`.
 * - `needs`       What else it needs, of Module_States::needs().
 * - `requires`    Module that it needs.
 * - `screen`      Slug of the admin screen with what it stores.
 * - `acts`        `function (): bool`: whether another plugin does what this module does by itself.
 * - `both`        What to say when both do.
 * - `paid_by`     Payment services (names of Providers) of which one has to be ready before its blocks do anything.
 * - `own_needs`   What else has to be there before it does anything, as `function (): array[]`: list of need().
 * - `moving`      What has to be done once for blocks that another plugin saved, a sentence.
 * - `is_hidden`   `function (): bool`: whether the settings need not show it, as nothing uses it.
 * - `hidden_because` `function ( array $attributes, string $slug ): string`: why visitors will not see one of its blocks as it is, a sentence; '' for one that is shown.
 * - `sent`        What the service it shows receives from visitors, where that service has no key or account in the settings; or a closure that gives it.
 * - `sent_to`     Name of that service; the label if left out.
 * - `policy`      A sentence for the site's privacy policy, where the service's own is not enough; or a closure that gives it.
 */
final class Modules {

	/** The setting that lists what is off. */
	const OFF = 'modules_off';

	/**
	 * Entries by id, once read.
	 *
	 * @var array[]|null
	 */
	private static ?array $entries = null;

	/**
	 * All modules.
	 *
	 * @return array[] Complete entries by id.
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
	 * Something that a module needs.
	 *
	 * @param string $id       Kind: `key`, `mail`, `cron`, `https`, `module`, `payments`, `ads` or `accounts`.
	 * @param string $label    What it is.
	 * @param bool   $met      Whether it is there.
	 * @param string $hash     Where in the settings; '' for nowhere.
	 * @param bool   $optional Whether the module works without it.
	 * @return array The same by name.
	 */
	public static function need( string $id, string $label, bool $met, string $hash, bool $optional = false ): array {
		return compact( 'id', 'label', 'met', 'hash', 'optional' );
	}

	/**
	 * Whether the owner leaves a module on.
	 *
	 * @param string $id Module.
	 */
	public static function is_on( $id ): bool {
		return ! in_array( $id, self::off(), true );
	}

	/**
	 * Switches a module.
	 *
	 * @param string $id Module.
	 * @param bool   $on Whether it is to be on.
	 */
	public static function set( $id, $on ): void {
		Stored_Settings::change(
			static function () use ( $id, $on ) {
				// Others may have been switched since this request has read them.
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
	 * Modules that are off.
	 *
	 * @return string[] Ids.
	 */
	public static function off(): array {
		$settings = Stored_Settings::all();
		$off      = isset( $settings[ self::OFF ] ) && is_array( $settings[ self::OFF ] ) ? $settings[ self::OFF ] : array();
		return array_values( array_filter( $off, 'is_string' ) );
	}

	/**
	 * The module a block belongs to. Its id is also the name of the block that stands for all.
	 *
	 * @param string $slug Folder of the block, such as `field-text`.
	 * @return string '' for a block that several modules use (button), which is always there.
	 */
	public static function of_block( $slug ) {
		foreach ( self::all() as $id => $module ) {
			if ( self::matches( $slug, $module['blocks'] ) ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * Whether another plugin does what a module would do. Ours then rests.
	 *
	 * @param string $id Module.
	 */
	public static function has_conflict( $id ): bool {
		/**
		 * Filters whether a module rests because another plugin does its work.
		 *
		 * @param bool   $is_taken What the facts say: another plugin holds the block, or acts by itself.
		 * @param string $id       Module, such as `subscriptions`.
		 */
		return (bool) apply_filters( 'mainstreet_module_conflict', self::is_taken( $id ), $id );
	}

	/**
	 * Whether a module does its work: it is on, no other plugin does the same, and the site's plan has it.
	 *
	 * @param string $id Module.
	 */
	public static function works( string $id ): bool {
		return self::is_on( $id ) && ! self::has_conflict( $id ) && ! Plan_Gates::of( $id );
	}

	/**
	 * Whether the facts say that another plugin does what a module would do.
	 *
	 * @param string $id Module.
	 */
	public static function is_taken( $id ): bool {
		$acts = self::all()[ $id ]['acts'];
		return in_array( $id, Blocks::conflicting(), true ) || ( $acts && $acts() );
	}

	/**
	 * Blocks of a module that another plugin holds.
	 *
	 * @param string $id Module.
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
	 * Sentences about modules that act together with another plugin (docs/server-contract.md C.1, "Warn when both would act").
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

	/** Shows them where plugins are switched on and off, and on the dashboard. */
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
	 * Whether a folder is one of a list.
	 *
	 * @param string   $slug     Folder.
	 * @param string[] $patterns Folders, with `*` for any text.
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
