<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Videos\Files\Video_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the text tracks of videos (subtitles, chapters and so on): WebVTT files in the uploads folder or the protected folder, and a
 * list of them in the attachment's metadata.
 */
final class Video_Tracks {

	const META  = '_mainstreet_video_tracks';
	const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters', 'metadata' );

	/** Subfolder of the uploads folder for tracks of public videos, with a folder for each video. */
	const FOLDER = 'mainstreet-tracks';

	/**
	 * Returns the tracks of a video.
	 *
	 * @return array `src` (URL; signed for a private video) and `label`, by kind and language.
	 */
	public static function get_all( int $id ): array {
		$is_private = Video_Access::is_private( $id );
		$base       = wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . Videos::guid( $id );
		$tracks     = array();
		self::move_files( $id );
		foreach ( self::read_index( $id ) as $kind => $languages ) {
			foreach ( $languages as $language => $label ) {
				$tracks[ $kind ][ $language ] = array(
					'src'   => $is_private
						? Video_Signatures::create_url(
							$id,
							'track',
							array(
								'kind'    => $kind,
								'srclang' => $language,
							)
						)
						: "$base/$kind-$language.vtt",
					'label' => $label,
				);
			}
		}
		return $tracks;
	}

	/**
	 * Adds a track.
	 *
	 * @param string $kind  One of KINDS.
	 * @param string $label Plain text.
	 * @param string $text  WebVTT.
	 * @return true|\WP_Error
	 */
	public static function add( int $id, string $kind, string $language, string $label, string $text ) {
		return self::run_locked(
			$id,
			static function () use ( $id, $kind, $language, $label, $text ) {
				$index = self::read_index( $id );
				// Language tags are case-insensitive.
				if ( isset( array_change_key_case( $index[ $kind ] ?? array() )[ strtolower( $language ) ] ) ) {
					return self::create_error( 'track_exists' );
				}
				$text = Track_Text::sanitize( $text );
				if ( '' === $text ) {
					return self::create_error( 'invalid_track' );
				}
				if ( ! Track_Text::write_file( self::get_path( $id, $kind, $language ), $text ) ) {
					return self::create_error( 'not_stored' );
				}
				$index[ $kind ][ $language ] = Track_Text::sanitize_label( $label, $language );
				self::save_index( $id, $index );
				return true;
			}
		);
	}

	/**
	 * Changes a track. Deletes its old file last, so that nothing is lost if a step fails.
	 *
	 * @param string[]    $old   Kind and language of the track.
	 * @param string[]    $new   New kind and language.
	 * @param string      $label Plain text.
	 * @param string|null $text  WebVTT; null to keep the current text.
	 * @return true|\WP_Error
	 */
	public static function update( int $id, array $old, array $new, string $label, ?string $text = null ) {
		$done = self::run_locked( $id, static fn() => self::replace_in_index( $id, $old, $new, $label, $text ) );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$from = self::get_path( $id, $old[0], $old[1] );
		$to   = self::get_path( $id, $new[0], $new[1] );
		// If the names differ by case only, a case-insensitive file system has one file for both.
		if ( strtolower( $from ) !== strtolower( $to ) && isset( self::read_index( $id )[ $new[0] ][ $new[1] ] ) ) {
			wp_delete_file( $from );
		}
		return true;
	}

	/**
	 * Replaces a track in the list, and writes the new file. The old file stays.
	 *
	 * @param int         $id    Attachment; its lock must be held.
	 * @param string[]    $old   Kind and language of the track.
	 * @param string[]    $new   New kind and language.
	 * @param string      $label Plain text.
	 * @param string|null $text  WebVTT; null to keep the current text.
	 * @return true|\WP_Error
	 */
	private static function replace_in_index( int $id, array $old, array $new, string $label, ?string $text ) {
		$index = self::read_index( $id );
		if ( ! isset( $index[ $old[0] ][ $old[1] ] ) || ! self::move_files( $id ) ) {
			return self::create_error( 'not_found' );
		}
		$others = $index;
		unset( $others[ $old[0] ][ $old[1] ] );
		if ( isset( array_change_key_case( $others[ $new[0] ] ?? array() )[ strtolower( $new[1] ) ] ) ) {
			return self::create_error( 'track_exists' );
		}
		$from = self::get_path( $id, $old[0], $old[1] );
		$to   = self::get_path( $id, $new[0], $new[1] );
		if ( null !== $text || $old !== $new ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
			$text = Track_Text::sanitize( null === $text ? (string) file_get_contents( $from ) : $text );
			if ( '' === $text ) {
				return self::create_error( 'invalid_track' );
			}
			if ( ! Track_Text::write_file( $to, $text ) ) {
				return self::create_error( 'not_stored' );
			}
		}
		unset( $index[ $old[0] ][ $old[1] ] );
		$index[ $new[0] ][ $new[1] ] = Track_Text::sanitize_label( $label, $new[1] );
		self::save_index( $id, $index );
		return true;
	}

	/**
	 * Moves the files of tracks to the folder for public or private videos, by the privacy of the video.
	 *
	 * @return bool Whether all files are in that folder.
	 */
	public static function move_files( int $id ): bool {
		$is_done    = true;
		$is_private = Video_Access::is_private( $id );
		foreach ( self::read_index( $id ) as $kind => $languages ) {
			foreach ( array_keys( $languages ) as $language ) {
				$target = self::get_path( $id, $kind, (string) $language, $is_private );
				if ( '' === $target || ! is_file( $target ) ) {
					$is_done = '' !== $target && Video_Folder::move_file( self::get_path( $id, $kind, (string) $language, ! $is_private ), $target ) && $is_done;
				}
			}
		}
		return $is_done;
	}

	/** Returns the path of an existing track's file; '' if there is no such track. */
	public static function find_path( int $id, string $kind, string $language ): string {
		return isset( self::read_index( $id )[ $kind ][ $language ] ) ? self::get_path( $id, $kind, $language ) : '';
	}

	/**
	 * Deletes a track.
	 *
	 * @return true|\WP_Error
	 */
	public static function delete( int $id, string $kind, string $language ) {
		$done = self::run_locked(
			$id,
			static function () use ( $id, $kind, $language ) {
				$index = self::read_index( $id );
				if ( ! isset( $index[ $kind ][ $language ] ) ) {
					return self::create_error( 'not_found' );
				}
				unset( $index[ $kind ][ $language ] );
				self::save_index( $id, $index );
				return true;
			}
		);
		// The same track may have been added again since.
		if ( true === $done && '' === self::find_path( $id, $kind, $language ) ) {
			wp_delete_file( self::get_path( $id, $kind, $language ) );
		}
		return $done;
	}

	/**
	 * Changes the list while holding the lock on the video.
	 *
	 * @param callable $change Reads the list and stores it.
	 * @return true|\WP_Error
	 */
	private static function run_locked( int $id, callable $change ) {
		try {
			return Videos::run_locked( $id, $change );
		} catch ( Transaction_Lost $error ) {
			return self::create_error( 'not_stored' );
		}
	}

	/**
	 * Stores the list.
	 *
	 * @param int   $id    Attachment; its lock must be held.
	 * @param array $index Labels by kind and language.
	 */
	private static function save_index( int $id, array $index ): void {
		global $wpdb;
		// In the order in which read_index() reads the kinds, for the comparison below.
		$index = array_filter( array_replace( array_fill_keys( self::KINDS, array() ), $index ) );
		update_post_meta( $id, self::META, wp_slash( $index ) );
		$error = $wpdb->last_error;
		// A deadlock rolls back the whole transaction.
		if ( self::read_index( $id ) !== $index ) {
			Videos::abort_transaction( $error );
		}
	}

	/** Callback of `delete_attachment`: deletes all tracks of a video. */
	public static function delete_all( $id ): void {
		$id = is_numeric( $id ) ? (int) $id : 0;
		foreach ( self::read_index( $id ) as $kind => $languages ) {
			foreach ( array_keys( $languages ) as $language ) {
				$file = self::get_path( $id, $kind, (string) $language );
				self::delete( $id, $kind, (string) $language );
				@rmdir( dirname( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only if it is empty.
			}
		}
	}

	/**
	 * Validates a language tag.
	 *
	 * @param mixed $language Value.
	 * @return string '' if it is invalid.
	 */
	public static function sanitize_language( $language ): string {
		return is_string( $language ) && preg_match( '/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/D', $language ) ? $language : '';
	}

	/**
	 * Creates an error with message and HTTP status.
	 *
	 * @param string $code `track_exists`, `invalid_track`, `not_stored` or `not_found`.
	 */
	private static function create_error( string $code ): \WP_Error {
		$all = array(
			'track_exists'  => array( 409, __( 'A track already exists for that language and kind.', 'mainstreet-blocks' ) ),
			'invalid_track' => array( 400, __( 'This file is not a text track. Please choose a .vtt file in UTF-8, no larger than 1 MB.', 'mainstreet-blocks' ) ),
			'not_stored'    => array( 500, __( 'Could not save the track.', 'mainstreet-blocks' ) ),
			'not_found'     => array( 404, __( 'Track not found.', 'mainstreet-blocks' ) ),
		);
		return new \WP_Error( $code, $all[ $code ][1], array( 'status' => $all[ $code ][0] ) );
	}

	/** Reads the list: labels by kind and language. */
	private static function read_index( int $id ): array {
		$kept  = get_post_meta( $id, self::META, true );
		$index = array();
		foreach ( self::KINDS as $kind ) {
			foreach ( Attributes::items( $kept, $kind ) as $language => $label ) {
				if ( '' !== self::sanitize_language( $language ) && is_string( $label ) ) {
					$index[ $kind ][ $language ] = $label;
				}
			}
		}
		return $index;
	}

	/**
	 * Returns the path at which the file of a track belongs.
	 *
	 * @param bool|null $is_private Whether the video is private; null to check.
	 * @return string '' if the protected folder cannot be created.
	 */
	private static function get_path( int $id, string $kind, string $language, ?bool $is_private = null ): string {
		$is_private = null === $is_private ? Video_Access::is_private( $id ) : $is_private;
		$folder     = $is_private ? Video_Folder::path() : wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		return '' === $folder ? '' : "$folder/" . Videos::guid( $id ) . "/$kind-$language.vtt";
	}
}
