<?php
/**
 * Text tracks of videos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Subtitles, chapters and the like: files of WebVTT in the uploads folder, listed in meta data of the attachment. What they hold was written
 * by people: only marks of captions are left in it.
 */
final class Video_Tracks {

	const META  = '_mainstreet_video_tracks';
	const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters', 'metadata' );

	/** Folder in the uploads folder, with a folder for each video. */
	const FOLDER = 'mainstreet-tracks';

	/** Largest file in bytes. */
	const MAX = 1048576;

	/**
	 * Tracks of a video.
	 *
	 * @param int $id Attachment.
	 * @return array `src` and `label` by kind, then language.
	 */
	public static function of( int $id ): array {
		$is_private = Video_Access::is_private( $id );
		$base       = wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . Videos::guid( $id );
		$tracks     = array();
		self::settle( $id );
		foreach ( self::index( $id ) as $kind => $languages ) {
			foreach ( $languages as $language => $label ) {
				$tracks[ $kind ][ $language ] = array(
					'src'   => $is_private
						? Video_Files::signed(
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
	 * @param int    $id       Attachment.
	 * @param string $kind     One of KINDS.
	 * @param string $language Language tag.
	 * @param string $label    Plain text.
	 * @param string $text     Contents of the file.
	 * @return true|\WP_Error
	 */
	public static function add( int $id, string $kind, string $language, string $label, string $text ) {
		$index = self::index( $id );
		if ( isset( $index[ $kind ][ $language ] ) ) {
			return new \WP_Error( 'track_exists', __( 'A track already exists for that language and kind.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$text = self::clean( $text );
		if ( '' === $text ) {
			return new \WP_Error( 'invalid_track', __( 'This file is not a text track. Please choose a .vtt file of at most 1 MB.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		$file = self::file( $id, $kind, $language );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem asks for credentials on some sites.
		if ( '' === $file || ! wp_mkdir_p( dirname( $file ) ) || false === file_put_contents( $file, $text ) ) {
			return new \WP_Error( 'not_stored', __( 'The track could not be stored.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
		$label                       = sanitize_text_field( $label );
		$index[ $kind ][ $language ] = '' === $label ? $language : mb_substr( $label, 0, 100 );
		update_post_meta( $id, self::META, wp_slash( $index ) );
		return true;
	}

	/**
	 * Moves tracks to where those of such a video belong.
	 *
	 * @param int $id Attachment.
	 * @return bool Whether they are there.
	 */
	public static function settle( int $id ): bool {
		$is_done    = true;
		$is_private = Video_Access::is_private( $id );
		foreach ( self::index( $id ) as $kind => $languages ) {
			foreach ( array_keys( $languages ) as $language ) {
				$target = self::file( $id, $kind, (string) $language, $is_private );
				if ( '' === $target || ! is_file( $target ) ) {
					$is_done = '' !== $target && Video_Place::rename( self::file( $id, $kind, (string) $language, ! $is_private ), $target ) && $is_done;
				}
			}
		}
		return $is_done;
	}

	/**
	 * The file of a track that there is.
	 *
	 * @param int    $id       Attachment.
	 * @param string $kind     Kind.
	 * @param string $language Language tag.
	 * @return string Path; '' for none.
	 */
	public static function path( int $id, string $kind, string $language ): string {
		return isset( self::index( $id )[ $kind ][ $language ] ) ? self::file( $id, $kind, $language ) : '';
	}

	/**
	 * Takes a track away.
	 *
	 * @param int    $id       Attachment.
	 * @param string $kind     Kind.
	 * @param string $language Language tag.
	 * @return true|\WP_Error
	 */
	public static function delete( int $id, string $kind, string $language ) {
		$index = self::index( $id );
		if ( ! isset( $index[ $kind ][ $language ] ) ) {
			return new \WP_Error( 'not_found', __( 'There is no such track.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		unset( $index[ $kind ][ $language ] );
		update_post_meta( $id, self::META, wp_slash( array_filter( $index ) ) );
		wp_delete_file( self::file( $id, $kind, $language ) );
		return true;
	}

	/**
	 * Takes all tracks of a video away. Action `delete_attachment`.
	 *
	 * @param int $id Attachment.
	 */
	public static function delete_all( int $id ) {
		foreach ( self::index( $id ) as $kind => $languages ) {
			foreach ( array_keys( $languages ) as $language ) {
				self::delete( $id, $kind, (string) $language );
			}
		}
	}

	/**
	 * What is left of a file of WebVTT.
	 *
	 * @param string $text Contents.
	 * @return string '' for what is none.
	 */
	public static function clean( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		if ( strlen( $text ) > self::MAX || ! preg_match( '/^WEBVTT(?:[ \t\n]|$)/', $text ) || ! preg_match( '//u', $text ) ) {
			return '';
		}
		$blocks = array_filter(
			(array) preg_split( '/\n{2,}/', str_replace( "\0", '', $text ) ),
			static function ( $block ) {
				return ! preg_match( '/^(?:STYLE|REGION)\b/', (string) $block );
			}
		);
		$tags   = '/<(?!\/?(?:b|i|u|v|c|lang|ruby|rt)(?:[\s.>][^<>]*)?>|[\d:.]+>)[^>]*>?/i';
		return (string) preg_replace( $tags, '', implode( "\n\n", $blocks ) );
	}

	/**
	 * A language tag as it is kept.
	 *
	 * @param mixed $language Anything.
	 * @return string '' for what is none.
	 */
	public static function language( $language ): string {
		return is_string( $language ) && preg_match( '/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/D', $language ) ? $language : '';
	}

	/**
	 * Labels by kind and language.
	 *
	 * @param int $id Attachment.
	 * @return array
	 */
	private static function index( int $id ): array {
		$kept  = get_post_meta( $id, self::META, true );
		$index = array();
		foreach ( self::KINDS as $kind ) {
			foreach ( is_array( $kept ) && isset( $kept[ $kind ] ) && is_array( $kept[ $kind ] ) ? $kept[ $kind ] : array() as $language => $label ) {
				if ( '' !== self::language( $language ) && is_string( $label ) ) {
					$index[ $kind ][ $language ] = $label;
				}
			}
		}
		return $index;
	}

	/**
	 * Where a track belongs.
	 *
	 * @param int       $id         Attachment.
	 * @param string    $kind       Kind.
	 * @param string    $language   Language tag.
	 * @param bool|null $is_private Whether the video is private; null to ask.
	 * @return string Path; '' where the closed folder can't be made.
	 */
	private static function file( int $id, string $kind, string $language, $is_private = null ): string {
		$is_private = null === $is_private ? Video_Access::is_private( $id ) : $is_private;
		$folder     = $is_private ? Video_Folder::path() : wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		return '' === $folder ? '' : "$folder/" . Videos::guid( $id ) . "/$kind-$language.vtt";
	}
}
