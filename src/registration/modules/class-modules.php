<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Declarations;
use Mainstreet\Core\Options\Stored_Settings;

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
 * - `own_needs`   `function (): array[]`: further requirements, a list of build_requirement().
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

	/** @var array[]|null Entries by id; null until they are loaded. */
	private static ?array $entries = null;

	/** Returns the entries of all modules by id, with defaults. */
	public static function all(): array {
		if ( null === self::$entries ) {
			self::$entries = array();
			foreach ( Declarations::files( 'module.php' ) as $file ) {
				$entry                = require $file;
				$id                   = $entry['id'] ?? Declarations::block_of( $file );
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
	public static function build_requirement( string $id, string $label, bool $met, string $hash, bool $optional = false ): array {
		return compact( 'id', 'label', 'met', 'hash', 'optional' );
	}

	/** Whether a module is switched on. */
	public static function is_on( $id ): bool {
		return ! in_array( $id, self::disabled(), true );
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
				$off = array_diff( self::disabled(), array( $id ) );
				if ( ! $on ) {
					$off[] = $id;
				}
				sort( $off );
				return array( self::OFF => array_values( $off ) );
			}
		);
	}

	/** Lists the ids of the modules that are off. */
	public static function disabled(): array {
		$settings = Stored_Settings::all();
		$off      = isset( $settings[ self::OFF ] ) && is_array( $settings[ self::OFF ] ) ? $settings[ self::OFF ] : array();
		return array_values( array_filter( $off, 'is_string' ) );
	}

	/**
	 * Returns the module of a block.
	 *
	 * @return string Id; '' for a block that several modules use (button), which is always available.
	 */
	public static function find_by_block( $slug ) {
		foreach ( self::all() as $id => $module ) {
			if ( self::matches( $slug, $module['blocks'] ) ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * Whether a folder matches a list.
	 *
	 * @param string[] $patterns Folders, with `*` at the end for any text.
	 */
	public static function matches( $slug, array $patterns ): bool {
		foreach ( $patterns as $pattern ) {
			if ( $slug === $pattern || ( '*' === substr( $pattern, -1 ) && 0 === strpos( $slug, substr( $pattern, 0, -1 ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
