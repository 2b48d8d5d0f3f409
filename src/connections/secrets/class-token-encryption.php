<?php
namespace Mainstreet\Connections\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts tokens and keys before they are stored (docs/server-contract.md D.3). The encryption key is derived from the constant
 * MAINSTREET_SECRET_KEY, or else from the login salts, so that a copy of the database alone is useless.
 */
final class Token_Encryption {

	/** Encryption key, binary. */
	private string $key;

	/** @param string $secret Secret from which the key is derived; '' for the site's own. */
	public function __construct( string $secret = '' ) {
		$this->key = hash_hkdf( 'sha256', '' === $secret ? self::secret() : $secret, SODIUM_CRYPTO_SECRETBOX_KEYBYTES, 'mainstreet-accounts' );
	}

	/**
	 * Encrypts a token.
	 *
	 * @param string $token Token.
	 * @return string Base64.
	 */
	public function encrypt( $token ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $token, $nonce, $this->key ) );
	}

	/**
	 * Decrypts a token.
	 *
	 * @param string $encrypted Result of encrypt().
	 * @return string '' if it was encrypted with another key, or is not an encrypted token.
	 */
	public function decrypt( $encrypted ): string {
		return (string) $this->try_to_decrypt( $encrypted );
	}

	/** Whether a token can be decrypted with the current key. Unlike decrypt(), distinguishes an empty token from an unreadable one. */
	public function can_decrypt( $encrypted ): bool {
		return null !== $this->try_to_decrypt( $encrypted );
	}

	/** Decrypts a token; returns null if that is not possible. */
	private function try_to_decrypt( $encrypted ): ?string {
		$bytes = base64_decode( $encrypted, true );
		if ( false === $bytes || strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return null;
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$token = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, $this->key );
		return false === $token ? null : $token;
	}

	/**
	 * Returns the secret of the site.
	 *
	 * Constant `MAINSTREET_SECRET_KEY`: key that tokens and stored secrets are encrypted with. Without it, the site's login salts
	 * are used, and after a change of the salts the secrets must be entered again.
	 */
	private static function secret(): string {
		$own = defined( 'MAINSTREET_SECRET_KEY' ) ? constant( 'MAINSTREET_SECRET_KEY' ) : '';
		return is_string( $own ) && '' !== $own ? $own : wp_salt( 'auth' );
	}
}
