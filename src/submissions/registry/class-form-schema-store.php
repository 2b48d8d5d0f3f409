<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/** Stores which source contains which form, and since when a form is missing (docs/server-contract.md B.2). */
final class Form_Schema_Store {

	/**
	 * Seconds for which a removed definition stays valid for cached pages: 30 days, and an hour for visitors who open
	 * the page on the last day.
	 */
	const GRACE = 2595600;

	/** Group of the object cache. */
	const CACHE = 'mainstreet_forms';

	/** Post types without forms that are saved often. */
	const SKIPPED = array( 'revision', 'feedback', 'nav_menu_item', 'customize_changeset', 'oembed_cache', 'attachment' );

	/**
	 * Callback of wp_after_insert_post.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    Post.
	 */
	public function post_saved( $post_id, $post ): void {
		if ( in_array( $post->post_type, self::SKIPPED, true ) || wp_is_post_autosave( $post ) ) {
			return;
		}
		$source = Form_Source::from_post( $post );
		if ( $source ) {
			$this->save( $source, $post->post_content );
		}
	}

	/**
	 * Callback of before_delete_post, when the post still has its terms.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    Post.
	 */
	public function post_deleted( $post_id, $post ): void {
		if ( ! in_array( $post->post_type, self::SKIPPED, true ) ) {
			$source = Form_Source::from_post( $post );
			$this->delete( $source ? $source : new Form_Source( 'post', (string) $post_id ) );
		}
	}

	/**
	 * Callback of update_option_widget_block.
	 *
	 * @param mixed $old Previous value of the option.
	 * @param mixed $now New value of the option.
	 */
	public function widgets_saved( $old, $now ): void {
		foreach ( is_array( $now ) ? $now : array() as $number => $widget ) {
			if ( is_array( $widget ) && isset( $widget['content'] ) && is_string( $widget['content'] ) ) {
				$this->save( new Form_Source( 'widget', (string) $number ), $widget['content'] );
			}
		}
	}

	/**
	 * Stores the forms of a source, and marks its former forms as missing.
	 *
	 * @param string $content Current content.
	 */
	public function save( Form_Source $source, $content ): void {
		$position = 0;
		$defs     = Form_Schemas::find_in_content( $content );
		foreach ( $defs as $hash => $def ) {
			$this->add( $source, $hash, $def, $position++ );
		}
		$this->mark_missing( $source, array_keys( $defs ) );
		if ( 0 === wp_rand( 0, 99 ) ) {
			// Delete rows that are too old for any cached page.
			$this->query( 'DELETE FROM {table} WHERE gone > 0 AND gone < %d', array( time() - 2 * self::GRACE ) );
		}
	}

	/**
	 * Stores one form of a source.
	 *
	 * @param string $hash     Hash of the definition.
	 * @param int    $position Position among the forms of the source.
	 */
	public function add( Form_Source $source, $hash, array $def, int $position = 0 ): void {
		$row = array( $hash, $source->type, $source->id );
		$new = $this->query(
			'INSERT IGNORE INTO {table} (hash, source_type, source_id, position, def, seen, gone) VALUES (%s, %s, %s, %d, %s, %d, 0)',
			array_merge( $row, array( min( $position, 65535 ), Form_Schemas::to_json( $def ), time() ) )
		);
		if ( ! $new ) {
			$this->query( 'UPDATE {table} SET seen = %d, gone = 0 WHERE hash = %s AND source_type = %s AND source_id = %s', array_merge( array( time() ), $row ) );
		}
		$this->flush_cache();
	}

	/**
	 * Marks the other forms of a source as missing.
	 *
	 * @param string[] $except Hashes of the forms in the source.
	 */
	public function mark_missing( Form_Source $source, array $except ): void {
		$keep = $except ? ' AND hash NOT IN (' . implode( ', ', array_fill( 0, count( $except ), '%s' ) ) . ')' : '';
		$done = $this->query( 'UPDATE {table} SET gone = %d WHERE source_type = %s AND source_id = %s AND gone = 0' . $keep, array_merge( array( time(), $source->type, $source->id ), $except ) );
		if ( $done ) {
			$this->flush_cache();
		}
	}

	/**
	 * Gets a current or former definition of a source.
	 *
	 * @param string $hash Hash of the definition.
	 * @return array|null `def`, and `gone` as Unix time (0 for a current definition).
	 */
	public function find( $hash, Form_Source $source ) {
		$rows = $this->fetch(
			$hash . $source->type . $source->id,
			'SELECT def, gone FROM {table} WHERE hash = %s AND source_type = %s AND source_id = %s',
			array( $hash, $source->type, $source->id )
		);
		return $rows ? self::decode( $rows[0] ) : $this->find_by_old_hash( $hash, $source );
	}

	/**
	 * Gets a definition that was stored with a hash of another algorithm or key.
	 *
	 * @param string $hash Current hash.
	 * @return array|null As find() returns it.
	 */
	private function find_by_old_hash( $hash, Form_Source $source ) {
		$rows = $this->fetch(
			'old' . $source->type . $source->id,
			'SELECT def, gone FROM {table} WHERE source_type = %s AND source_id = %s ORDER BY gone LIMIT 500',
			array( $source->type, $source->id )
		);
		foreach ( array_filter( array_map( array( __CLASS__, 'decode' ), $rows ) ) as $stored ) {
			if ( hash_equals( Form_Schemas::get_hash( $stored['def'] ), $hash ) ) {
				return $stored;
			}
		}
		return null;
	}

	/**
	 * Decodes a row.
	 *
	 * @param string[] $row `def` and `gone`.
	 * @return array|null As find() returns it; null for invalid JSON.
	 */
	private static function decode( array $row ) {
		$def = json_decode( $row['def'], true );
		return is_array( $def ) ? array(
			'def'  => $def,
			'gone' => (int) $row['gone'],
		) : null;
	}

	/**
	 * Whether an earlier call of find_sources() found a form in a post. Runs no query.
	 *
	 * @param string $hash Hash of the definition.
	 */
	public function is_known( $hash, Form_Source $post ): bool {
		$held = wp_cache_get( $this->get_known_key( $post ), self::CACHE );
		return is_array( $held ) && in_array( $hash, $held, true );
	}

	/**
	 * Finds the sources that contain a form and may be shown on a page. The query also finds the other forms of the post,
	 * for is_known().
	 *
	 * @param string $hash Hash of the definition.
	 * @param string $old  Hash of the definition before version 4; '' for none.
	 * @return array<string, Form_Source> By key.
	 */
	public function find_sources( $hash, int $post_id, string $old = '' ): array {
		$post  = new Form_Source( 'post', (string) $post_id );
		$rows  = $this->fetch(
			$hash . $post_id . $old,
			"SELECT hash, source_type, source_id FROM {table} WHERE ((source_type = 'post' AND source_id = %s) OR (hash IN (%s, %s) AND source_type <> 'post')) AND gone = 0 LIMIT 500",
			array( $post->id, $hash, $old )
		);
		$held  = array();
		$found = array();
		foreach ( $rows as $row ) {
			if ( 'post' === $row['source_type'] ) {
				$held[] = $row['hash'];
			}
			if ( in_array( $row['hash'], array( $hash, $old ), true ) ) {
				$source                      = new Form_Source( $row['source_type'], $row['source_id'] );
				$found[ $source->get_key() ] = $source;
			}
		}
		wp_cache_set( $this->get_known_key( $post ), $held, self::CACHE, DAY_IN_SECONDS );
		return $found;
	}

	/** Cache key for the hashes of the forms of a post. */
	private function get_known_key( Form_Source $post ): string {
		return $this->cache_key( 'forms of ' . $post->get_key() );
	}

	/** Deletes the forms of a source. */
	private function delete( Form_Source $source ): void {
		if ( $this->query( 'DELETE FROM {table} WHERE source_type = %s AND source_id = %s', array( $source->type, $source->id ) ) ) {
			$this->flush_cache();
		}
	}

	/**
	 * Reads rows, from the object cache if possible.
	 *
	 * @param string $key Key of the cache.
	 * @param string $sql Statement; `{table}` is replaced by the name of the table.
	 * @return array[]
	 */
	private function fetch( $key, string $sql, array $args ): array {
		global $wpdb;
		$key  = $this->cache_key( $key );
		$rows = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $rows ) ) {
			$rows = Sql::rows( 'form_defs', $wpdb->prepare( $sql, $args ) ); // phpcs:ignore WordPress.DB -- Sql replaces {table}.
			wp_cache_set( $key, $rows, self::CACHE, DAY_IN_SECONDS );
		}
		return $rows;
	}

	/**
	 * Returns a cache key that changes with each write to the table.
	 *
	 * @param string $name Name of the cached value.
	 */
	private function cache_key( $name ): string {
		return md5( $name ) . ':' . wp_cache_get_last_changed( self::CACHE );
	}

	/**
	 * Runs a write query. Returns the number of affected rows.
	 *
	 * @param string $sql Statement; `{table}` is replaced by the name of the table.
	 */
	private function query( string $sql, array $args ): int {
		global $wpdb;
		return Sql::run( 'form_defs', $wpdb->prepare( $sql, $args ) ); // phpcs:ignore WordPress.DB -- Sql replaces {table}.
	}

	/** Invalidates the cache. */
	private function flush_cache(): void {
		wp_cache_set( 'last_changed', microtime(), self::CACHE );
	}
}
